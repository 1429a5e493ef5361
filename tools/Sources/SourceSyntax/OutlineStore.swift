package import ModuleGraph
import SourceFacts
import ToolSupport

/// The outlines of a workspace's Swift files: kept from earlier runs by content, otherwise read, several files at once.
package final class OutlineStore {
    private static let header = "monorepo outlines 1\n"
    private static let empty = OutlineDecoder(texts: [])
    private let root: String
    private let path: String?
    private let hashes: [String: UInt64]
    private var known: [String: Outline] = [:]
    private var kept: [UInt64: ArraySlice<UInt8>]?
    private var decoder = OutlineStore.empty
    private var fresh: [UInt64: Outline] = [:]

    /// A store for a workspace; what it reads is kept beside the other answers about that workspace, if these are kept.
    package init(_ workspace: Workspace) {
        root = workspace.root
        path = workspace.cacheFolder.map { "\($0)/outlines" }
        let files = workspace.targets.flatMap(\.sources) + workspace.looseSources
        hashes = Dictionary(files.map { ($0.path, $0.contentHash) }, uniquingKeysWith: { first, _ in first })
    }

    deinit {
        save()
    }

    /// The outline of a Swift file, by its path relative to the root; nil where it cannot be read.
    package func outline(_ path: String) -> Outline? {
        if known[path] == nil { prepare([path]) }
        return known[path]
    }

    /// Reads the outlines of many files at once.
    package func prepare(_ paths: [String]) {
        let missing = paths.filter { known[$0] == nil }
        guard !missing.isEmpty else { return }
        let kept = load()
        let decoder = self.decoder
        let root = self.root
        let hashes = self.hashes
        let step = 32
        let turns = (missing.count + step - 1) / step
        let outcomes = Parallel.map(count: turns) { turn in
            missing[turn * step..<min(missing.count, (turn + 1) * step)].map { path -> (outline: Outline?, isFresh: Bool) in
                if let hash = hashes[path], let bytes = kept[hash], let outline = try? decoder.decode(bytes) { return (outline, false) }
                guard let bytes = try? FileSystem.read(Paths.joined(root, path)) else { return (nil, false) }
                return (Outline(swift: bytes), true)
            }
        }
        for (path, outcome) in zip(missing, outcomes.joined()) {
            known[path] = outcome.outline
            if outcome.isFresh, let outline = outcome.outline, let hash = hashes[path], hash != 0 { fresh[hash] = outline }
        }
    }

    /// What earlier runs kept; nothing where the file is missing or damaged.
    private func load() -> [UInt64: ArraySlice<UInt8>] {
        if let kept { return kept }
        kept = [:]
        guard let path, let bytes = try? FileSystem.read(path), bytes.starts(with: Self.header.utf8) else { return [:] }
        var reader = ByteReader(bytes.dropFirst(Self.header.utf8.count))
        do {
            let texts = try reader.array { (reader) throws(ByteReader.Corrupt) in try reader.text() }
            var found: [UInt64: ArraySlice<UInt8>] = [:]
            while !reader.isAtEnd {
                let hash = try reader.fixed()
                found[hash] = try reader.slice(reader.integer())
            }
            decoder = OutlineDecoder(texts: texts)
            kept = found
            return found
        } catch {
            // A damaged file is worth as much as none.
            return [:]
        }
    }

    /// Writes the outlines of the workspace's files, where some were read anew. One that cannot be written is read again next time.
    private func save() {
        guard let path, !fresh.isEmpty else { return }
        var encoder = OutlineEncoder()
        var body = ByteWriter()
        for hash in Set(hashes.values).sorted() {
            guard let outline = fresh[hash] ?? kept?[hash].flatMap({ try? decoder.decode($0) }) else { continue }
            let bytes = encoder.encode(outline)
            body.append(fixed: hash)
            body.append(bytes.count)
            body.append(raw: bytes)
        }
        var writer = ByteWriter()
        writer.append(raw: Array(Self.header.utf8))
        writer.append(encoder.table.texts) { $0.append($1) }
        writer.append(raw: body.bytes)
        try? FileSystem.makeFolder(Paths.folder(path))
        try? FileSystem.write(writer.bytes, to: path)
    }
}
