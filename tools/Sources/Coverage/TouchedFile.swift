/// A file that a change touched, with what tests ran of it.
package struct TouchedFile: Equatable, Sendable {
    /// What became of it.
    package enum State: Equatable, Sendable {
        /// It is a source file of a module.
        case covered(module: String, FileCoverage)
        /// It is Swift, and of no module that is measured: tests, manifests, files of no target.
        case notMeasured(String)
        /// It is gone.
        case deleted
    }

    /// The path, relative to the root.
    package var path: String
    /// What became of it.
    package var state: State
    /// The lines that the change added or altered, those without code left out.
    package var changed: CoverageShare

    /// A file.
    package init(path: String, state: State, changed: CoverageShare = CoverageShare()) {
        self.path = path
        self.state = state
        self.changed = changed
    }
}
