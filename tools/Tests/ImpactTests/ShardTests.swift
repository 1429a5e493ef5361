import Testing

@testable import Impact

/// Packages on several machines.
struct ShardTests {
    @Test func theLongestGoFirstAndEachWhereLeastIsToDo() {
        let packages = ["A", "B", "C", "D", "E"].map { package($0) }
        let durations = ["ATests": 50.0, "BTests": 40, "CTests": 30, "DTests": 20, "ETests": 10]
        let shards = Shard.split(packages, into: 2, durations: durations)
        #expect(shards.map { $0.packages.map(\.name) } == [["A", "D", "E"], ["B", "C"]])
        #expect(shards.map(\.seconds) == [80, 70])
        #expect(shards.map(\.number) == [1, 2])
        #expect(Shard.split(packages.reversed(), into: 2, durations: durations) == shards)
    }

    @Test func everyPackageIsInJustOneShardAndNoShardIsEmpty() {
        let packages = (0..<7).map { package("P\($0)") }
        for count in [1, 2, 3, 7, 20] {
            let shards = Shard.split(packages, into: count, durations: ["P3Tests": 100])
            #expect(shards.count == min(count, 7))
            #expect(shards.flatMap { $0.packages.map(\.name) }.sorted() == packages.map(\.name))
            #expect(shards.allSatisfy { !$0.packages.isEmpty })
        }
        #expect(Shard.split([], into: 4, durations: [:]).isEmpty)
    }

    @Test func whatIsNotRecordedIsTakenForAsLongAsTheOthersAndNothingIsForNothing() {
        var untested = package("Untested")
        untested.testModules = []
        let shards = Shard.split([package("Known"), package("New"), untested], into: 3, durations: ["KnownTests": 30, "Other": 900])
        #expect(shards.map(\.seconds) == [30, 30, 1])
        #expect(shards.map { $0.packages[0].name } == ["Known", "New", "Untested"])
    }

    private func package(_ name: String) -> AffectedPackage {
        AffectedPackage(name: name, folder: "Packages/\(name)", reason: nil, targets: [], testModules: ["\(name)Tests"])
    }
}
