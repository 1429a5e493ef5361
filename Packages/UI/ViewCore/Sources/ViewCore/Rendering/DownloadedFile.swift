/// A file that a person downloads.
nonisolated public struct DownloadedFile: Hashable, Sendable {
    /// The name that is proposed for it.
    public let name: String
    /// What it is, such as `application/json`.
    public let contentType: String
    /// What is in it.
    public let bytes: [UInt8]

    /// Makes a file.
    public init(name: String, contentType: String, bytes: [UInt8]) {
        self.name = name
        self.contentType = contentType
        self.bytes = bytes
    }
}

/// What makes a file, with the environment that was in force when its link was rendered.
public struct DownloadHandler {
    private let environment: CapturedEnvironment
    private let make: @MainActor () async -> DownloadedFile?

    init(environment: CapturedEnvironment, make: @escaping @MainActor () async -> DownloadedFile?) {
        self.environment = environment
        self.make = make
    }

    /// Makes the file in its environment; nil where it cannot be made.
    public func run() async -> DownloadedFile? {
        await EnvironmentValues.$current.withValue(environment.values) { await make() }
    }
}
