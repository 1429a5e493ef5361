/// The least share of lines that tests of a package must run.
package struct CoverageFloor: Hashable, Sendable {
    /// Which packages, by their targets.
    package var selector: TargetSelector
    /// Per cent, 0 to 100.
    package var percent: Int
}
