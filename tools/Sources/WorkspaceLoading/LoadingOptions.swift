/// How a repository is loaded.
package struct LoadingOptions: Sendable {
    /// The folder where answers are kept between runs; nil for the customary one of the root (`LoadingOptions.cacheFolder(for:)`).
    package var cacheFolder: String?
    /// The folder where answers about manifests are kept for all repositories (`LoadingOptions.sharedFolder(_:)`); nil for nowhere.
    package var sharedAnswers: String?
    /// Whether answers of earlier runs are used. Without, everything is read anew, and kept for the next run.
    package var usesCache = true
    /// Folders relative to the root that are left out, with all that is in them.
    package var ignoredFolders: [String] = []
    /// Whether source files are read; without, targets list their files but no facts.
    package var readsSources = true
    /// Whether Swift files that belong to no target are looked for, as those of an Xcode project.
    package var findsLooseSources = true
    /// How long reading one manifest may take.
    package var manifestTimeout: Duration = .seconds(120)
    /// How many manifests are read at once; nil for twice the number of processors.
    package var manifestWorkers: Int?
    /// What may be passed on to manifests that ask for it; the process's own environment unless given.
    package var environment: [String: String]?

    /// The customary way.
    package init() {}
}
