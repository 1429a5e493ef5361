/// Walks folders without git.
package enum FileTreeWalk {
    /// The files and links below a folder, as paths relative to it, in byte order. Links are not followed; hidden names are left out
    /// unless asked for. A folder that cannot be listed has none.
    package static func files(in folder: String, includingHidden: Bool = false) -> [String] {
        var result: [String] = []
        var waiting = [""]
        while let inside = waiting.popLast() {
            let place = inside.isEmpty ? folder : "\(folder)/\(inside)"
            for entry in (try? FileSystem.list(place)) ?? [] where includingHidden || !entry.name.hasPrefix(".") {
                let path = inside.isEmpty ? entry.name : "\(inside)/\(entry.name)"
                switch entry.kind {
                case .folder: waiting.append(path)
                case .file, .link: result.append(path)
                case .other: break
                }
            }
        }
        return result.sorted()
    }

    /// The symbolic links below a folder with their texts, hidden names left out, by path.
    package static func links(in folder: String) -> [(path: String, text: String)] {
        files(in: folder).compactMap { path in
            let place = "\(folder)/\(path)"
            guard FileStatus(place, followingLinks: false)?.kind == .link, let text = try? FileSystem.readLink(place) else { return nil }
            return (path, String(decoding: text, as: UTF8.self))
        }
    }
}
