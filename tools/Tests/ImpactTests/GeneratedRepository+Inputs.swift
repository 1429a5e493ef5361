import ModuleGraph
import ToolSupport

extension GeneratedRepository {
    /// A hash of everything that building and testing each package reads: the files and declarations of its targets and of all that these
    /// depend on, and the files that the whole repository depends on. Worked out from the parts alone, without any workspace.
    func buildInputs() -> [String: ContentHash] {
        let folders = Set(parts.values.flatMap { part in part.modules.map { Self.folder(of: $0, in: part) } })
        var filesByFolder: [String: [(String, String)]] = [:]
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            var folder = Paths.folder(path)
            while !folder.isEmpty, !folders.contains(folder) { folder = Paths.folder(folder) }
            filesByFolder[folder, default: []].append((path, text))
        }
        return parts.mapValues { part in
            var seen: Set<String> = []
            var words: [String] = []
            for module in part.modules { collect(module, part, filesByFolder, &seen, &words) }
            words.append(files[".swift-version"] ?? "")
            return ContentHash(words.sorted().joined(separator: "\u{0}"))
        }
    }

    private func collect(
        _ module: Module, _ part: Part, _ filesByFolder: [String: [(String, String)]], _ seen: inout Set<String>, _ words: inout [String]
    ) {
        let folder = Self.folder(of: module, in: part)
        guard seen.insert(folder).inserted else { return }
        words.append("\(folder) \(part.localization) \(module.siblings) \(module.products)")
        words.append("\(folder) \(files["\(part.folder)/Package.resolved"] ?? "")")
        words += (filesByFolder[folder] ?? []).map { "\($0.0)\n\($0.1)" }
        for name in module.siblings {
            if let sibling = part.modules.first(where: { $0.name == name }) { collect(sibling, part, filesByFolder, &seen, &words) }
        }
        for link in module.products {
            guard let other = parts[link.folder], let target = other.modules.first(where: { $0.name == link.product && !$0.isTest }) else {
                words.append("\(link) is missing")
                continue
            }
            collect(target, other, filesByFolder, &seen, &words)
        }
    }
}
