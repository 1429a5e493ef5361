import ToolSupport

/// Two figures of one report set against each other, and the goal.
package struct BenchRatio: Equatable, Sendable {
    /// What is compared, as a phrase.
    package var name: String
    /// The value by the clock.
    package var wall: Double
    /// The value by processor time, which other work on the machine hardly changes.
    package var cpu: Double
    /// What it should be, as a phrase such as `≤ 0.4 s`; empty where there is no goal.
    package var goal: String

    /// A ratio or difference.
    package init(name: String, wall: Double, cpu: Double, goal: String) {
        self.name = name
        self.wall = wall
        self.cpu = cpu
        self.goal = goal
    }

    var json: JSONValue {
        .object([
            .init("name", .string(name)), .init("wall", .number(wall.seconds)), .init("cpu", .number(cpu.seconds)),
            .init("goal", .string(goal)),
        ])
    }
}

extension BenchReport {
    /// What the rows say about the goals.
    package var ratios: [BenchRatio] {
        var result: [BenchRatio] = []
        func row(_ features: Int, _ subject: String, _ variant: String, _ work: String) -> BenchRow? {
            self.row(BenchRow.Key(features: features, subject: subject, variant: variant, work: work))
        }
        let sizes = Set(rows.map(\.key.features)).sorted()
        let variants = rows.map(\.key.variant).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        for variant in variants {
            let changes = sizes.compactMap { row($0, "package", variant, "view") }
            for size in sizes {
                if let change = row(size, "package", variant, "view"), let null = row(size, "package", variant, "null") {
                    result.append(
                        BenchRatio(
                            name: "package above its null build, \(size) features, \(variant)", wall: change.wall.median - null.wall.median,
                            cpu: change.cpu.median - null.cpu.median, goal: "≤ 0.4 s"))
                }
                if let change = row(size, "package", variant, "view"), let module = row(size, "module", "plain", "view") {
                    result.append(
                        BenchRatio(
                            name: "one module / package, \(size) features, \(variant)", wall: module.wall.median / change.wall.median,
                            cpu: module.cpu.median / change.cpu.median, goal: size == 50 ? "≥ 40" : ""))
                }
                if size >= 100, let app = row(size, "app", variant, "view") {
                    result.append(
                        BenchRatio(name: "app, \(size) features, \(variant)", wall: app.wall.median, cpu: app.cpu.median, goal: "≤ 3 s"))
                }
            }
            if let first = changes.first, let last = changes.last, first.key != last.key {
                result.append(
                    BenchRatio(
                        name: "package, \(last.key.features) against \(first.key.features) features, \(variant)",
                        wall: last.wall.median / first.wall.median, cpu: last.cpu.median / first.cpu.median, goal: "≤ 1.1"))
            }
        }
        return result + scaleRatios
    }

    private var scaleRatios: [BenchRatio] {
        var result: [BenchRatio] = []
        for row in rows where row.key.variant == "tool" {
            let key = row.key
            let words = "\(key.subject), \(key.features) packages, \(key.work)"
            let isLayered = key.subject.hasSuffix("layered")
            switch (key.subject, key.work) {
            case ("graph", "cold"), ("lint", "cold"):
                guard let peer = self.row(.init(features: key.features, subject: "dump-package", variant: "peer", work: "cold")) else { break }
                let (wall, cpu) = (row.wall.median / peer.wall.median, row.cpu.median / peer.cpu.median)
                result.append(BenchRatio(name: "\(words), against dump-package", wall: wall, cpu: cpu, goal: "≤ 1.3"))
            case ("affected", "warm"):
                result.append(BenchRatio(name: words, wall: row.wall.median, cpu: row.cpu.median, goal: "≤ 0.5 s"))
            case (_, "warm"):
                let goal = isLayered || key.features >= 500 ? "≤ 1 s" : "≤ 0.3 s"
                result.append(BenchRatio(name: words, wall: row.wall.median, cpu: row.cpu.median, goal: goal))
            default: break
            }
            if key.subject == "lint", key.work == "warm", key.features > 50,
                let small = self.row(.init(features: 50, subject: "lint", variant: "tool", work: "warm"))
            {
                let times = Double(key.features) / 50
                result.append(
                    BenchRatio(
                        name: "lint, \(key.features) against 50 packages, over the ratio of their numbers",
                        wall: row.wall.median / small.wall.median / times, cpu: row.cpu.median / small.cpu.median / times, goal: "≤ 1.1"))
            }
        }
        return result
    }
}
