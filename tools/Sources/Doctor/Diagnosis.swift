/// One thing that a repository needs of a machine, and whether it is there.
package struct Diagnosis: Equatable, Sendable {
    /// Whether it is there.
    package enum State: String, Equatable, Sendable {
        /// It is there.
        case present
        /// It is not, and something that is not used every day will not work.
        case advised
        /// It is not, and building, testing or linting will fail.
        case missing
    }

    /// What it belongs to: `toolchain`, `programs`, `libraries`, `browser`, `permissions`, `manifests`.
    package var area: String
    /// Whether it is there.
    package var state: State
    /// What it is, or what is wrong.
    package var what: String
    /// The command that mends it, or a sentence where no command does; empty where it is there.
    package var mend: String

    /// A diagnosis.
    package init(_ area: String, _ state: State, _ what: String, mend: String = "") {
        self.area = area
        self.state = state
        self.what = what
        self.mend = mend
    }
}
