/// A file that a browser sent. Its name, type and bytes are a stranger's.
nonisolated public struct UploadedFile: Sendable, Hashable {
    /// The name without folders; never empty.
    public let name: String
    /// The type that the browser says it has, such as `text/csv`; empty where it does not know.
    public let contentType: String
    /// The content.
    public let bytes: [UInt8]

    /// A file; of a name with folders only the last part is kept.
    public init(name: String, contentType: String, bytes: [UInt8]) {
        let last = name.utf8.split(whereSeparator: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") || $0 < 0x20 }).last
        self.name = last.map { String(decoding: $0, as: UTF8.self) } ?? "file"
        self.contentType = contentType
        self.bytes = bytes
    }
}

/// What a person chose in a ``FileField``.
nonisolated public enum FileSelection: Sendable, Hashable {
    /// Nothing yet.
    case none
    /// A file that was sent.
    case file(UploadedFile)
    /// A file over the field's limit, which was not taken.
    case tooLarge(name: String)

    /// The name of what was chosen.
    public var name: String? {
        switch self {
        case .none: nil
        case .file(let file): file.name
        case .tooLarge(let name): name
        }
    }
}
