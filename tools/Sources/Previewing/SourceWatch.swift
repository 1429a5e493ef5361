import Foundation
package import ToolSupport

/// Tells which files below some folders change, as the system's kernel notices it: nothing is asked for again and again.
package final class SourceWatch {
    /// What happened between two quiet moments.
    package struct Changes: Equatable {
        /// The files that were written, made, removed or renamed.
        package var paths: Set<String> = []
        /// Whether files or folders came, went or changed their names, or so much happened that some of it was lost.
        package var hasMoved = false

        /// Whether nothing happened.
        package var isEmpty: Bool { paths.isEmpty && !hasMoved }
    }

    private static let kinds = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR)
    private static let moves = UInt32(IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)

    private let handle: Int32
    private var folders: [Int32: String] = [:]

    /// Watches folders with all below them, and single folders without; paths are absolute. Throws where the system watches no more.
    package init(trees: [String], folders single: [String] = []) throws(ToolError) {
        handle = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard handle >= 0 else { throw Self.refusal("open a watch") }
        for folder in single { try watch(folder) }
        for tree in trees { try watchTree(tree) }
    }

    deinit {
        close(handle)
    }

    /// Waits for a change and then for a quiet moment, so that what belongs together comes together. Nothing where `limit` passes first.
    package func next(limit: Duration, quiet: Duration = .milliseconds(10)) throws(ToolError) -> Changes {
        var changes = Changes()
        guard waits(limit) else { return changes }
        // A program that writes without end must not keep others from being told.
        let deadline = ContinuousClock.now + .milliseconds(250)
        repeat {
            try read(into: &changes)
        } while waits(quiet) && ContinuousClock.now < deadline
        return changes
    }

    private func waits(_ limit: Duration) -> Bool {
        var ends = [pollfd(fd: handle, events: Int16(POLLIN), revents: 0)]
        let milliseconds = limit.components.seconds * 1000 + limit.components.attoseconds / 1_000_000_000_000_000
        return poll(&ends, 1, Int32(clamping: milliseconds)) > 0
    }

    private func read(into changes: inout Changes) throws(ToolError) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(handle, &buffer, buffer.count)
        guard count > 0 else { return }
        var rest = buffer[..<count]
        while rest.count >= 16 {
            let watch = Int32(bitPattern: Self.word(rest, at: 0))
            let kind = Self.word(rest, at: 4)
            let length = Int(Self.word(rest, at: 12))
            let name = String(decoding: rest.dropFirst(16).prefix(length).prefix { $0 != 0 }, as: UTF8.self)
            rest = rest.dropFirst(16 + length)
            try note(kind, name: name, in: folders[watch], &changes)
        }
    }

    private func note(_ kind: UInt32, name: String, in folder: String?, _ changes: inout Changes) throws(ToolError) {
        if kind & UInt32(IN_Q_OVERFLOW) != 0 { changes.hasMoved = true }
        guard let folder, !name.isEmpty, !Self.isPassing(name) else { return }
        let path = "\(folder)/\(name)"
        changes.paths.insert(path)
        if kind & Self.moves != 0 { changes.hasMoved = true }
        // What came into the folder before it was watched is found by whoever lists it, since it has moved.
        if kind & UInt32(IN_ISDIR) != 0, kind & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { try watchTree(path) }
    }

    private func watchTree(_ folder: String) throws(ToolError) {
        try watch(folder)
        for entry in (try? FileSystem.list(folder)) ?? [] where entry.kind == .folder && !Self.isPassing(entry.name) {
            try watchTree("\(folder)/\(entry.name)")
        }
    }

    private func watch(_ folder: String) throws(ToolError) {
        let number = inotify_add_watch(handle, folder, Self.kinds)
        if number >= 0 {
            folders[number] = folder
        } else if errno != ENOENT, errno != ENOTDIR {
            throw Self.refusal("watch \(folder)")
        }
    }

    /// Whether a name is of a file that an editor or the package manager keeps for itself.
    static func isPassing(_ name: String) -> Bool {
        name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~")
    }

    private static func word(_ bytes: ArraySlice<UInt8>, at offset: Int) -> UInt32 {
        bytes.dropFirst(offset).prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func refusal(_ deed: String) -> ToolError {
        ToolError(
            "The system did not \(deed): \(String(cString: strerror(errno))).",
            remedy: "Raise fs.inotify.max_user_watches or max_user_instances, or close programs that watch files.")
    }
}
