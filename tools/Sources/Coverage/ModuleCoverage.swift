/// A module and what tests ran of it.
package struct ModuleCoverage: Equatable, Sendable {
    /// The module's target.
    package var name: String
    /// Its package's folder, relative to the root.
    package var package: String
    /// Its files, by path.
    package var files: [FileCoverage]
    /// The least that it must reach, in per cent; nil where nobody says.
    package var floor: Int?
    /// Whether the tests of its package were run.
    package var isRun: Bool

    /// A module.
    package init(name: String, package: String, files: [FileCoverage], floor: Int? = nil, isRun: Bool = true) {
        self.name = name
        self.package = package
        self.files = files
        self.floor = floor
        self.isRun = isRun
    }

    /// Its lines that ran.
    package var share: CoverageShare { files.reduce(CoverageShare()) { $0 + $1.share } }
    /// Whether any test's binary held it.
    package var isInstrumented: Bool { files.contains { $0.state == .measured || $0.state == .noCode } }
    /// Whether it is below its floor. One whose tests were not run is not judged; one that no test's binary held is at 0 %.
    package var isBelowFloor: Bool {
        guard isRun, let floor, floor > 0, !files.isEmpty else { return false }
        return !isInstrumented || !share.reaches(floor)
    }
}
