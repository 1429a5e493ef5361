/// A file that a person downloads.
nonisolated public struct DownloadedFile: Sendable {
    /// What is in a file: all of it, or bit by bit as it is asked for, so that a long file takes no more memory than a short one.
    public enum Content: Sendable {
        case bytes([UInt8])
        /// Where it ends with an error, the browser is told that the file is not whole.
        case chunks(AsyncThrowingStream<[UInt8], any Error>)
    }

    /// The name that is proposed for it.
    public let name: String
    /// What it is, such as `application/json`.
    public let contentType: String
    /// What is in it.
    public let content: Content

    /// Makes a file.
    public init(name: String, contentType: String, bytes: [UInt8]) {
        self.init(name: name, contentType: contentType, content: .bytes(bytes))
    }

    /// Makes a file whose content may come bit by bit.
    public init(name: String, contentType: String, content: Content) {
        self.name = name
        self.contentType = contentType
        self.content = content
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
