import ModuleGraph
import ToolSupport

/// What the toolchain says of manifests, kept between runs under all that it depends on, and ready for use.
struct ManifestCache: Sendable {
    /// What is kept of one manifest.
    private struct Entry: Sendable {
        /// The content of its file.
        var text: ContentHash
        /// What else its answer depends on, as the content says.
        var surroundings: ManifestSurroundings
        /// The name of the `ManifestKey` of its answer.
        var key: String
        var package: Package
    }

    private static let header = "monorepo manifests 2\n"
    private let path: String
    /// By the path of the manifest.
    private var entries: [String: Entry] = [:]
    private var used: [String: Entry] = [:]
    private var hasChanged = false

    /// Reads what was kept; nothing where the file is missing or damaged.
    init(path: String, isRead: Bool) {
        self.path = path
        guard isRead, let bytes = try? FileSystem.read(path), bytes.starts(with: Self.header.utf8) else { return }
        // A damaged file is worth as much as none.
        entries = (try? Self.entries(in: bytes.dropFirst(Self.header.utf8.count))) ?? [:]
    }

    /// What a manifest's answer depends on, where its content is that of last time.
    func surroundings(of path: String, text: ContentHash) -> ManifestSurroundings? {
        guard let entry = entries[path], entry.text == text else { return nil }
        return entry.surroundings
    }

    /// The package of a manifest that has the key of last time; it is kept further.
    mutating func package(of manifest: FoundManifest, key: ManifestKey) -> Package? {
        guard let entry = entries[manifest.path], entry.key == key.name else { return nil }
        used[manifest.path] = entry
        return entry.package
    }

    /// Keeps the package of a manifest.
    mutating func keep(_ package: Package, of manifest: FoundManifest, key: ManifestKey) {
        used[manifest.path] = Entry(text: manifest.text, surroundings: manifest.surroundings, key: key.name, package: package)
        hasChanged = true
    }

    /// Writes what was used in this run, where that is not what the file holds.
    func save() throws(FileError) {
        guard hasChanged || used.count != entries.count else { return }
        var packages = PackageWriter()
        var heads = ByteWriter()
        for (path, entry) in used.sorted(by: { $0.key < $1.key }) {
            heads.append(path)
            Self.write(entry, &heads)
            packages.write(entry.package)
        }
        var writer = ByteWriter()
        writer.append(raw: Array(Self.header.utf8))
        writer.append(packages.table.texts) { $0.append($1) }
        writer.append(used.count)
        writer.append(raw: heads.bytes)
        writer.append(raw: packages.bytes.bytes)
        try FileSystem.makeFolder(Paths.folder(path))
        try FileSystem.write(writer.bytes, to: path)
    }

    private static func write(_ entry: Entry, _ writer: inout ByteWriter) {
        for number in [entry.text.high, entry.text.low] { writer.append(fixed: number) }
        writer.append(entry.text.count)
        writer.append(entry.surroundings.variables) { $0.append($1) }
        writer.append(entry.surroundings.readsWholeEnvironment)
        writer.append(entry.surroundings.readsItsFolder)
        writer.append(entry.surroundings.readsTheWorld)
        writer.append(entry.key)
    }

    private static func entries(in bytes: ArraySlice<UInt8>) throws(ByteReader.Corrupt) -> [String: Entry] {
        var reader = ByteReader(bytes)
        let table = try reader.array { (reader) throws(ByteReader.Corrupt) in try reader.text() }
        let heads = try reader.array { (reader) throws(ByteReader.Corrupt) in
            (path: try reader.text(), text: try text(&reader), surroundings: try surroundings(&reader), key: try reader.text())
        }
        var packages = PackageReader(reader, table: table)
        var result: [String: Entry] = [:]
        result.reserveCapacity(heads.count)
        for head in heads {
            result[head.path] = Entry(text: head.text, surroundings: head.surroundings, key: head.key, package: try packages.package())
        }
        guard packages.bytes.isAtEnd else { throw ByteReader.Corrupt() }
        return result
    }

    private static func text(_ reader: inout ByteReader) throws(ByteReader.Corrupt) -> ContentHash {
        ContentHash(high: try reader.fixed(), low: try reader.fixed(), count: try reader.number())
    }

    private static func surroundings(_ reader: inout ByteReader) throws(ByteReader.Corrupt) -> ManifestSurroundings {
        var result = ManifestSurroundings()
        result.variables = try reader.array { (reader) throws(ByteReader.Corrupt) in try reader.text() }
        result.readsWholeEnvironment = try reader.flag()
        result.readsItsFolder = try reader.flag()
        result.readsTheWorld = try reader.flag()
        return result
    }
}
