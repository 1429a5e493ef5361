/// How a command ends.
package enum ExitCode: Int32, Sendable {
    /// It did its work and found nothing to complain about.
    case clean = 0
    /// It did its work and found something.
    case findings = 1
    /// It could not do its work.
    case couldNotRun = 2
}
