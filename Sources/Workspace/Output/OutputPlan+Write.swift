extension OutputPlan {
  /// How many files have to be written.
  package var written: Int { changes.changes.count }

  /// How many files that an earlier build has written are to be removed.
  package var removed: Int { changes.removals.count }

  /// Writes what has to be written, all of it or nothing.
  package func write() throws(Refusal) { try changes.write() }
}
