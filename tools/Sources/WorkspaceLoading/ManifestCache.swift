import ToolSupport

/// Answers of the toolchain about manifests, kept between runs under all that they depend on.
struct ManifestCache: Sendable {
    private static let header = "monorepo manifests 1\n"
    private let path: String
    private var entries: [String: [UInt8]] = [:]
    private var used: [String: [UInt8]] = [:]
    private var hasChanged = false

    /// Reads what was kept; nothing where the file is missing or damaged.
    init(path: String, isRead: Bool) {
        self.path = path
        guard isRead, let bytes = try? FileSystem.read(path), bytes.starts(with: Self.header.utf8) else { return }
        var reader = ByteReader(bytes.dropFirst(Self.header.utf8.count))
        var found: [String: [UInt8]] = [:]
        do {
            while !reader.isAtEnd {
                let key = try reader.text()
                found[key] = Array(try reader.slice(reader.integer()))
            }
            entries = found
        } catch {
            // A damaged file is worth as much as none.
            entries = [:]
        }
    }

    /// The answer kept under a key; it is kept further.
    mutating func answer(for key: ManifestKey) -> JSONValue? {
        guard let bytes = entries[key.name], let value = try? JSONValue(parsing: bytes) else { return nil }
        used[key.name] = bytes
        return value
    }

    /// Keeps an answer.
    mutating func keep(_ answer: JSONValue, for key: ManifestKey) {
        used[key.name] = Array(answer.line.utf8)
        hasChanged = true
    }

    /// Writes what was used in this run, where that is not what the file holds.
    func save() throws(FileError) {
        guard hasChanged || used.count != entries.count else { return }
        var writer = ByteWriter()
        writer.append(raw: Array(Self.header.utf8))
        for (key, bytes) in used.sorted(by: { $0.key < $1.key }) {
            writer.append(key)
            writer.append(bytes.count)
            writer.append(raw: bytes)
        }
        try FileSystem.makeFolder(Paths.folder(path))
        try FileSystem.write(writer.bytes, to: path)
    }
}
