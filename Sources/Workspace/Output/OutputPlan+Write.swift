extension OutputPlan {
  /// How many files have to be written.
  package var written: Int { changes.changes.count }

  /// Writes what has to be written, all of it or nothing.
  package func write() throws(Refusal) { try changes.write() }
}
