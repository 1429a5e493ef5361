import Testing

@testable import Coverage

struct LineCountsTests {
    @Test func aLineCountsAsTheGreatestOfItsRegions() {
        let counts = LineCounts(segments: [
            CoverageSegment(line: 1, count: 5), CoverageSegment(line: 3, count: 0), CoverageSegment(line: 3, count: 2),
            CoverageSegment(line: 5, count: 5, isRegionEntry: false),
            CoverageSegment(line: 7, count: 0, hasCount: false, isRegionEntry: false),
        ])
        #expect(counts.counts == [1: 5, 2: 5, 3: 5, 4: 2, 5: 2, 6: 5, 7: 5])
    }

    @Test func codeThatIsSkippedIsNoCode() {
        let counts = LineCounts(segments: [
            CoverageSegment(line: 1, count: 1), CoverageSegment(line: 2, count: 0, hasCount: false),
            CoverageSegment(line: 4, count: 1, isRegionEntry: false),
            CoverageSegment(line: 5, count: 0, hasCount: false, isRegionEntry: false),
        ])
        #expect(counts.counts == [1: 1, 5: 1])
    }

    @Test func gapsAreRangesOverLinesWithoutCode() {
        #expect(LineCounts([1: 1, 2: 0, 3: 0, 6: 0, 7: 4, 9: 0]).gaps == [2...6, 9...9])
        #expect(LineCounts([1: 1]).gaps == [])
        #expect(LineCounts().gaps == [])
    }

    @Test func segmentsThatAreNotInOrderEndTheReading() {
        #expect(LineCounts(segments: []).counts == [:])
        let odd = LineCounts(segments: [CoverageSegment(line: 5, count: 1), CoverageSegment(line: 2, count: 1)])
        #expect(odd.counts == [5: 1])
    }

    @Test func theGreatestCountIsNotPassed() {
        var counts = LineCounts([1: .max])
        counts.merge(LineCounts([1: 5, 2: 1]))
        #expect(counts.counts == [1: .max, 2: 1])
    }

    @Test(
        arguments: [(0, 0, nil), (0, 3, "0.0"), (1, 3, "33.3"), (999, 1000, "99.9"), (9999, 10000, "99.9"), (5, 5, "100.0")]
            as [(Int, Int, String?)])
    func sharesAreRoundedDown(_ covered: Int, _ lines: Int, _ percent: String?) {
        #expect(CoverageShare(covered: covered, lines: lines).percent == percent)
    }
}
