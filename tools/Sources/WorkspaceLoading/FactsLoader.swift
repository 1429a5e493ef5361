import Foundation
import ModuleGraph
import SourceFacts
import ToolSupport

/// Reads the facts of source files, several at once, with what was kept of earlier runs.
struct FactsLoader {
    let root: String
    let cachePath: String?
    let usesCache: Bool

    /// What was read of one file.
    private enum Outcome: Sendable {
        case known(FileStatus, FileFacts)
        case read(FileStatus, ContentHash, FileFacts)
        case odd(FileFacts)
        case failed(FileError)
    }

    /// The size and facts of each file, in order, and what could not be read.
    func load(_ files: [SourceFile]) -> (files: [SourceFile], problems: [Problem]) {
        let cache = FactsCache(path: cachePath ?? "", isRead: usesCache && cachePath != nil)
        let started = Self.now
        // A few hundred files to a turn, so that threads do not wait for one another.
        let step = 64
        let root = self.root
        let turns = (files.count + step - 1) / step
        let outcomes = Parallel.map(count: turns) { turn in
            (turn * step..<min(files.count, (turn + 1) * step)).map { Self.read(files[$0], root: root, cache: cache) }
        }
        var result = files
        var problems: [Problem] = []
        var kept: [(path: String, status: FileStatus, hash: ContentHash, facts: FileFacts)] = []
        var isStale = false
        for (index, outcome) in outcomes.joined().enumerated() {
            let path = files[index].path
            switch outcome {
            case .odd(let facts):
                problems.append(Self.trouble(path, facts.troubles))
            case .known(let status, let facts):
                result[index].size = status.size
                result[index].facts = facts
                if let entry = cache.entries[path] {
                    result[index].contentHash = entry.hash.low
                    kept.append((path, status, entry.hash, facts))
                }
                if !facts.troubles.isEmpty { problems.append(Self.trouble(path, facts.troubles)) }
            case .read(var status, let hash, let facts):
                result[index].size = status.size
                result[index].facts = facts
                result[index].contentHash = hash.low
                // A file that changed within the last moments may change again without a new time: its status proves nothing.
                if status.changed > started - 2_000_000_000 { status.changed = 0 }
                isStale = isStale || status.changed != 0 || cache.entries[path]?.hash != hash
                kept.append((path, status, hash, facts))
                if !facts.troubles.isEmpty { problems.append(Self.trouble(path, facts.troubles)) }
            case .failed(let error):
                problems.append(Self.failure(path, error))
            }
        }
        if let cachePath, isStale || kept.count != cache.entries.count {
            do {
                try FactsCache.save(kept, to: cachePath)
            } catch {
                problems.append(Self.unwritable(error))
            }
        }
        return (result, problems)
    }

    private static var now: Int64 { Int64(Date().timeIntervalSince1970 * 1_000_000_000) }

    private static func read(_ file: SourceFile, root: String, cache: FactsCache) -> Outcome {
        if let facts = file.facts { return .odd(facts) }
        let absolute = root == "/" ? "/\(file.path)" : "\(root)/\(file.path)"
        guard let status = FileStatus(absolute) else { return .failed(FileError("read the file", file.path)) }
        if let facts = cache.facts(file.path, status) { return .known(status, facts) }
        do {
            let bytes = try FileSystem.read(absolute)
            let hash = ContentHash(bytes)
            if let facts = cache.facts(file.path, hash) { return .read(status, hash, facts) }
            let facts = file.language == .swift ? FileFacts(swift: bytes) : FileFacts(clang: bytes)
            return .read(status, hash, facts)
        } catch {
            return .failed(FileError("read the file", file.path, code: error.code))
        }
    }

    private static func trouble(_ path: String, _ troubles: [String]) -> Problem {
        Problem(
            id: "odd-source", severity: .warning, location: Location(path: path),
            what: "This source file is odd: \(troubles.joined(separator: ", and ")).",
            remedy: "Save it as UTF-8 text, or exclude it from its target; what could be found in it counts.")
    }

    private static func failure(_ path: String, _ error: FileError) -> Problem {
        // A name that is not valid UTF-8 is listed repaired, and so cannot be opened.
        let reason = path.unicodeScalars.contains("\u{FFFD}") ? "its name is not valid UTF-8" : error.reason
        return Problem(
            id: "source-unreadable", location: Location(path: path), what: "This source file cannot be read: \(reason).",
            remedy: "Make it readable, or exclude it from its target.")
    }

    private static func unwritable(_ error: FileError) -> Problem {
        Problem(
            id: "cache-unwritable", severity: .warning, location: Location(path: ""),
            what: "What was read could not be kept for the next run: \(error.reason).",
            remedy: "Set MONOREPO_CACHE to a folder that can be written.")
    }
}
