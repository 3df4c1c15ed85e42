/// One text that Tessera reads, with what is needed to say where something stands in it.
package struct SourceFile: Sendable {
  /// The path as it is shown to people: relative to the folder where the command was started.
  package let path: String
  /// The bytes of the file, as they are on disk (a byte-order mark included).
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}

/// The place of a `SourceFile` in its `SourceMap`.
package struct FileID: Hashable, Comparable, Sendable {
  package let index: UInt32

  package init(_ index: Int) {
    self.index = UInt32(index)
  }

  package static func < (left: FileID, right: FileID) -> Bool { left.index < right.index }
}

/// All files of a run; spans refer to them by `FileID`.
package struct SourceMap: Sendable {
  package private(set) var files: [SourceFile]

  package init(files: [SourceFile] = []) {
    self.files = files
  }

  package mutating func add(_ file: SourceFile) -> FileID {
    files.append(file)
    return FileID(files.count - 1)
  }

  /// Puts other bytes in the place of a file's.
  package mutating func replace(_ id: FileID, by bytes: [UInt8]) {
    guard Int(id.index) < files.count else { return }
    files[Int(id.index)] = SourceFile(path: files[Int(id.index)].path, bytes: bytes)
  }

  /// The file of that number, or `nil` for a number that none has.
  package subscript(id: FileID) -> SourceFile? {
    Int(id.index) < files.count ? files[Int(id.index)] : nil
  }
}
