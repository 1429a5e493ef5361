/// Puts lines together from the pieces in which they arrive.
package struct LineBuffer: Sendable {
    private var rest: [UInt8] = []

    /// Nothing has arrived.
    package init() {}

    /// The lines that are whole now, without their ends; bytes that are not UTF-8 are repaired.
    package mutating func add(_ bytes: ArraySlice<UInt8>) -> [String] {
        rest += bytes
        guard let end = rest.lastIndex(of: 0x0A) else { return [] }
        let lines = rest[..<end].split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
        }
        rest.removeSubrange(...end)
        return lines
    }

    /// The last line, where it has no end.
    package mutating func finish() -> String? {
        defer { rest = [] }
        return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
    }
}
