/// How often each line of a file ran, as the compiler's coverage mapping tells it.
package struct LineCounts: Equatable, Sendable {
    /// Executions by line, from 1, for the lines that hold code.
    package var counts: [Int: Int]

    /// Counts by line.
    package init(_ counts: [Int: Int] = [:]) {
        self.counts = counts
    }

    /// Number of lines that hold code.
    package var lineCount: Int { counts.count }
    /// Number of those that ran.
    package var coveredCount: Int { counts.values.count { $0 > 0 } }

    /// Adds the counts of another run.
    package mutating func merge(_ other: LineCounts) {
        counts.merge(other.counts) { $0.addingReportingOverflow($1).overflow ? Int.max : $0 + $1 }
    }

    /// Ranges of lines that did not run, in order; lines without code between two of them belong to the range.
    package var gaps: [ClosedRange<Int>] {
        var result: [ClosedRange<Int>] = []
        var isOpen = false
        for line in counts.keys.sorted() {
            guard counts[line] == 0 else {
                isOpen = false
                continue
            }
            if isOpen, let last = result.popLast() {
                result.append(last.lowerBound...line)
            } else {
                result.append(line...line)
            }
            isOpen = true
        }
        return result
    }

    /// The counts of the lines from a file's segments, in the order of the export. A line counts as the greatest of the regions that begin
    /// in it and the one that reaches into it (LLVM's LineCoverageStats, lib/ProfileData/Coverage/CoverageMapping.cpp).
    package init(segments: [CoverageSegment]) {
        counts = [:]
        guard var line = segments.first?.line else { return }
        var index = 0
        var wrapped: CoverageSegment?
        while index < segments.count {
            var end = index
            while end < segments.count, segments[end].line == line { end += 1 }
            let own = segments[index..<end]
            if let count = Self.count(of: own, wrapped: wrapped) { counts[line] = count }
            wrapped = own.last ?? wrapped
            index = end
            line += 1
            // Segments are in order; one that is not would never be reached.
            if index < segments.count, segments[index].line < line { return }
        }
    }

    private static func count(of segments: ArraySlice<CoverageSegment>, wrapped: CoverageSegment?) -> Int? {
        let starts = segments.filter { !$0.isGap && $0.hasCount && $0.isRegionEntry }
        let isSkipped = segments.first.map { !$0.hasCount && $0.isRegionEntry } ?? false
        let isMapped = !isSkipped && (wrapped?.hasCount == true || !starts.isEmpty) || segments.contains { $0.hasCount && $0.isRegionEntry }
        guard isMapped else { return nil }
        return starts.reduce(wrapped?.count ?? 0) { max($0, $1.count) }
    }
}

/// A place of a file where the number of executions changes.
package struct CoverageSegment: Equatable, Sendable {
    /// From 1.
    package var line: Int
    /// Executions from here on.
    package var count: Int
    /// Whether the number is known; where it is not, no code begins here.
    package var hasCount: Bool
    /// Whether a region begins here, and not the rest of one that goes on.
    package var isRegionEntry: Bool
    /// Whether only the space between two regions begins here.
    package var isGap: Bool

    /// A segment.
    package init(line: Int, count: Int, hasCount: Bool = true, isRegionEntry: Bool = true, isGap: Bool = false) {
        self.line = line
        self.count = count
        self.hasCount = hasCount
        self.isRegionEntry = isRegionEntry
        self.isGap = isGap
    }
}
