package import Geometry

/// The place of a shape in `DesignSystem.shapes`.
package struct ShapeID: Hashable, Sendable {
  package let index: Int

  package init(_ index: Int) {
    self.index = index
  }
}

/// A closed outline in a box of `width` × `height` logical pixels.
package struct ShapeDeclaration: Sendable {
  package enum Axis: Hashable, Sendable {
    /// The outline follows the reading direction: it is mirrored from right to left.
    case start
    /// It does not.
    case fixed
  }

  package var name: String
  package var annotation: Annotation
  /// All of kind `dimension` or `number`.
  package var parameters: [Parameter]
  package var axis: Axis
  /// Coordinates mention `.width`, `.height` and `.parameter`s. Pieces that begin elsewhere than the
  /// last one ended are joined by a straight line; the outline closes itself.
  package var path: [PathCommand]
  /// Said by the spec, or derived; mentions parameters only.
  package var leastSize: LeastSize

  package init(
    name: String, annotation: Annotation, parameters: [Parameter], axis: Axis,
    path: [PathCommand], leastSize: LeastSize
  ) {
    self.name = name
    self.annotation = annotation
    self.parameters = parameters
    self.axis = axis
    self.path = path
    self.leastSize = leastSize
  }
}

/// A shape as a component uses it.
package enum ShapeUse: Hashable, Sendable {
  case rectangle
  case capsule
  case circle
  /// The radius is clamped to half the shorter side, as CSS does.
  case roundedRectangle(cornerRadius: Measure)
  /// The arguments are in the order of the shape's parameters; `nil` leaves the default.
  case declared(ShapeID, arguments: [Measure?])
}
