/// Why it is not known whether there is a newer version. Nothing is lost, and nobody is kept from anything.
package enum ForceUpdateError: Error, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// This computer has no network.
    case offline
    /// The server did not answer as it should.
    case notReached
    /// What lies at the address is no document of versions.
    case notUnderstood

    /// English, for logs.
    package var description: String {
        switch self {
        case .offline: "versions were not compared: this computer has no network; the app goes on, try again later"
        case .notReached: "versions were not compared: the server did not answer as it should; the app goes on, try again later"
        case .notUnderstood: "versions were not compared: the document cannot be used; the app goes on, mend the document and try again"
        }
    }
}
