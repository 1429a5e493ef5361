/// Finds what was probably meant.
enum Spelling {
    /// The candidate nearest to a word, or nil when none is near; of equals, the first.
    static func nearest(to word: String, among candidates: [String]) -> String? {
        let typed = Array(word.utf8.prefix(64))
        guard !typed.isEmpty else { return nil }
        let limit = max(1, typed.count / 3)
        let distances = candidates.map { (name: $0, distance: distance(typed, Array($0.utf8))) }
        let best = distances.filter { $0.distance <= limit }.min { $0.distance < $1.distance }
        return best?.name ?? (typed.count < 3 ? nil : candidates.first { $0.utf8.starts(with: typed) })
    }

    /// Edits from one word to the other: insert, delete, replace, swap neighbours (optimal string alignment).
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for (row, byte) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var best = min(previous[column + 1] + 1, current[column] + 1, previous[column] + (byte == other ? 0 : 1))
                if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
                    best = min(best, beforePrevious[column - 1] + 1)
                }
                current.append(best)
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count]
    }
}
