import Foundation

/// What the process has in memory, from /proc.
enum ResidentMemory {
    static var kilobytes: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * sysconf(Int32(_SC_PAGESIZE)) / 1024
    }
}
