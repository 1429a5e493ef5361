import Foundation

/// The processes that a process has started, and those that these have started.
enum ProcessTree {
    /// Ends a process and all below it. Some programs put what they start into process groups of their own, so the group alone is not
    /// enough.
    static func end(_ root: pid_t) {
        // What is found may start more before it ends; each round finds what is left.
        for _ in 0..<10 {
            let found = descendants(of: root)
            kill(-root, SIGKILL)
            for process in found { kill(process, SIGKILL) }
            if found.isEmpty { return }
            usleep(2_000)
        }
    }

    /// All processes below one; those of which it is a parent no more are not among them.
    private static func descendants(of root: pid_t) -> [pid_t] {
        var children: [pid_t: [pid_t]] = [:]
        for entry in (try? FileSystem.list("/proc")) ?? [] {
            guard let process = pid_t(entry.name), let parent = parent(of: process) else { continue }
            children[parent, default: []].append(process)
        }
        var result: [pid_t] = []
        var open = [root]
        while let process = open.popLast() {
            for child in children[process] ?? [] {
                result.append(child)
                open.append(child)
            }
        }
        return result
    }

    /// The parent of a process, the fourth word of its status; the second, its name in brackets, may hold spaces. Nil for one that has
    /// ended.
    private static func parent(of process: pid_t) -> pid_t? {
        let file = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 1024)
        let count = read(file, &bytes, bytes.count)
        guard count > 0, let end = bytes[..<count].lastIndex(of: UInt8(ascii: ")")) else { return nil }
        let words = bytes[(end + 1)..<count].split(separator: UInt8(ascii: " "))
        guard words.count > 1, words[0] != [UInt8(ascii: "Z")] else { return nil }
        return pid_t(String(decoding: words[1], as: UTF8.self))
    }
}
