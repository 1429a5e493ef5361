public import Sharing

/// What the feature does outside a session: for the command line as for every page.
public struct SharingServices: Sendable {
    /// Writes files that other programs read.
    public let exporting: any Exporting

    /// Makes the services.
    public init(dependencies: SharingDependencies) {
        exporting = Exporter(dependencies: dependencies)
    }
}
