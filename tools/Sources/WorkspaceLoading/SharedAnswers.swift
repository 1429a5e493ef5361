import ToolSupport

/// Answers of the toolchain about manifests, for every repository of a person: of another clone of one that was read before the toolchain
/// is asked nothing.
///
/// Each is kept with all that it depends on, so that no repository can be made to answer for another.
struct SharedAnswers: Sendable {
    /// More than a large repository's manifests in several states; each takes about 5 kB.
    private static let limit = 4096
    private let folder: String

    /// Those of a folder, which is made with the first answer.
    init(folder: String) {
        self.folder = folder
    }

    /// The answer kept under a key; nil where there is none or it is damaged.
    func answer(for key: ManifestKey) -> JSONValue? {
        guard let bytes = try? FileSystem.read("\(folder)/\(key.name)") else { return nil }
        var reader = ByteReader(bytes[...])
        guard let kept = try? reader.slice(reader.integer()), kept == key.bytes[...] else { return nil }
        return try? JSONValue(parsing: Array(bytes[kept.endIndex...]))
    }

    /// Keeps answers, and forgets the oldest half once there are too many.
    func keep(_ answers: [(key: ManifestKey, answer: JSONValue)], limit: Int = Self.limit) throws(FileError) {
        guard !answers.isEmpty else { return }
        try FileSystem.makeFolder(folder)
        for (key, answer) in answers {
            var writer = ByteWriter()
            writer.append(key.bytes.count)
            writer.append(raw: key.bytes)
            writer.append(raw: Array(answer.line.utf8))
            try FileSystem.write(writer.bytes, to: "\(folder)/\(key.name)")
        }
        let names = try FileSystem.list(folder).map(\.name)
        guard names.count > limit else { return }
        let byAge = names.map { (time: FileStatus("\(folder)/\($0)")?.modified ?? 0, name: $0) }.sorted { $0 < $1 }
        for (_, name) in byAge.prefix(names.count / 2) { try FileSystem.remove("\(folder)/\(name)") }
    }
}
