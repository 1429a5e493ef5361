/// A part of the affected packages, for one machine of several.
package struct Shard: Equatable, Sendable {
    /// From 1.
    package var number: Int
    /// Its packages, by folder.
    package var packages: [AffectedPackage]
    /// How long their tests take together, in seconds, as far as that is known.
    package var seconds: Double

    /// Splits packages into at most `count` parts that take about the same time, none of them empty: the longest one first, each to the
    /// part that has the least to do. `durations` are the seconds that the tests of a module took.
    ///
    /// A package of which nothing is recorded is taken to be as long as the others are in the mean. None takes less than a second, since
    /// each has to be built.
    package static func split(_ packages: [AffectedPackage], into count: Int, durations: [String: Double]) -> [Shard] {
        let recorded = packages.map { package in
            let known = package.testModules.compactMap { durations[$0] }
            return known.isEmpty && !package.testModules.isEmpty ? nil : known.reduce(0, +)
        }
        let known = recorded.compactMap { $0 }.filter { $0 > 0 }
        let mean = known.isEmpty ? 1 : known.reduce(0, +) / Double(known.count)
        let timed = zip(packages, recorded).map { (package: $0, seconds: max(1, $1 ?? mean)) }
        var shards = (1...max(1, count)).map { Shard(number: $0, packages: [], seconds: 0) }
        for (package, seconds) in timed.sorted(by: { ($1.seconds, $0.package.folder) < ($0.seconds, $1.package.folder) }) {
            guard let least = shards.indices.min(by: { shards[$0].seconds < shards[$1].seconds }) else { continue }
            shards[least].packages.append(package)
            shards[least].seconds += seconds
        }
        return shards.filter { !$0.packages.isEmpty }.map { shard in
            var shard = shard
            shard.packages.sort { $0.folder < $1.folder }
            return shard
        }
    }
}
