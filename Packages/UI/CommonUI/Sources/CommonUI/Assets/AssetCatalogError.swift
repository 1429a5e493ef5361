/// Why an asset catalogue cannot be used. `path` is the place in the catalogue, such as `Meter.imageset/Contents.json`.
nonisolated public enum AssetCatalogError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A file or folder that is missing or cannot be read.
    case unreadable(path: String)
    /// A `Contents.json` that is not what Xcode writes.
    case malformed(path: String, reason: String)
    /// A file that browsers do not show, or whose bytes are not what its name says.
    case unusableFile(path: String, reason: String)
    /// Two sets of one kind and name.
    case duplicate(name: String)
    /// A set that was asked for and is not there.
    case missing(name: String, kind: String)
    /// More files, folders or bytes than a catalogue has.
    case tooLarge(path: String)

    /// English, for logs, tests and the command line.
    public var description: String {
        switch self {
        case .unreadable(let path): "the asset catalogue's \(path) is missing or cannot be read; restore it"
        case .malformed(let path, let reason): "the asset catalogue's \(path) is wrong: \(reason)"
        case .unusableFile(let path, let reason): "the asset catalogue's \(path) cannot be shown: \(reason)"
        case .duplicate(let name): "the asset catalogue has two sets named \(name); rename one, or let its folder provide a namespace"
        case .missing(let name, let kind): "the asset catalogue has no \(kind) named \(name); add it or ask for another"
        case .tooLarge(let path): "the asset catalogue's \(path) is larger than an asset may be"
        }
    }
}
