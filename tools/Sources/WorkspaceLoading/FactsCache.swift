import SourceFacts
import ToolSupport

/// Facts of source files, kept between runs. A file whose size, times and number are those of last time is not opened; one whose
/// content was seen before, under whatever name, is not read again by the lexer.
struct FactsCache: Sendable {
    /// What is kept of one file.
    struct Entry: Sendable {
        var size: Int
        var modified: Int64
        var changed: Int64
        var inode: UInt64
        var hash: ContentHash
        var facts: ArraySlice<UInt8>
    }

    private static let header = "monorepo facts 1\n"
    private(set) var entries: [String: Entry] = [:]
    private(set) var decoder = FactsDecoder(texts: [])
    private let path: String

    /// Reads what was kept; nothing where the file is missing or damaged.
    init(path: String, isRead: Bool) {
        self.path = path
        guard isRead, let bytes = try? FileSystem.read(path), bytes.starts(with: Self.header.utf8) else { return }
        var reader = ByteReader(bytes.dropFirst(Self.header.utf8.count))
        do {
            let texts = try reader.array { (reader) throws(ByteReader.Corrupt) in try reader.text() }
            let count = try reader.integer()
            var found: [String: Entry] = [:]
            found.reserveCapacity(min(count, bytes.count / 40))
            for _ in 0..<count {
                let name = try reader.text()
                let entry = Entry(
                    size: try reader.integer(), modified: Int64(bitPattern: try reader.fixed()),
                    changed: Int64(bitPattern: try reader.fixed()), inode: try reader.number(),
                    hash: ContentHash(high: try reader.fixed(), low: try reader.fixed(), count: try reader.number()),
                    facts: try reader.slice(reader.integer()))
                found[name] = entry
            }
            guard reader.isAtEnd else { return }
            entries = found
            decoder = FactsDecoder(texts: texts)
        } catch {
            // A damaged file is worth as much as none.
            entries = [:]
        }
    }

    /// The facts of a file whose status has not changed since they were kept.
    func facts(_ path: String, _ status: FileStatus) -> FileFacts? {
        guard let entry = entries[path], entry.size == status.size, entry.modified == status.modified, entry.changed == status.changed,
            entry.inode == status.inode
        else { return nil }
        return try? decoder.decode(entry.facts)
    }

    /// The facts of a content that was kept for this path.
    func facts(_ path: String, _ hash: ContentHash) -> FileFacts? {
        guard let entry = entries[path], entry.hash == hash else { return nil }
        return try? decoder.decode(entry.facts)
    }

    /// Writes facts for the next run.
    static func save(_ files: [(path: String, status: FileStatus, hash: ContentHash, facts: FileFacts)], to path: String) throws(FileError)
    {
        var encoder = FactsEncoder()
        var body = ByteWriter()
        body.append(files.count)
        for file in files {
            body.append(file.path)
            body.append(file.status.size)
            body.append(fixed: UInt64(bitPattern: file.status.modified))
            body.append(fixed: UInt64(bitPattern: file.status.changed))
            body.append(file.status.inode)
            body.append(fixed: file.hash.high)
            body.append(fixed: file.hash.low)
            body.append(file.hash.count)
            let facts = encoder.encode(file.facts)
            body.append(facts.count)
            body.append(raw: facts)
        }
        var writer = ByteWriter()
        writer.append(raw: Array(header.utf8))
        writer.append(encoder.table.texts) { $0.append($1) }
        writer.append(raw: body.bytes)
        try FileSystem.makeFolder(Paths.folder(path))
        try FileSystem.write(writer.bytes, to: path)
    }
}
