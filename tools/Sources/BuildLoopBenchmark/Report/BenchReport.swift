package import ToolSupport

/// What a run of the benchmark measured, as it is kept in a file.
package struct BenchReport: Equatable, Sendable {
    /// Number of processors.
    package var cores: Int
    /// The first line of `swift --version`.
    package var toolchain: String
    /// The figures.
    package var rows: [BenchRow]
    /// What could not be measured, as sentences.
    package var skipped: [String]

    /// A report.
    package init(cores: Int = Parallel.processors, toolchain: String = "", rows: [BenchRow] = [], skipped: [String] = []) {
        self.cores = cores
        self.toolchain = toolchain
        self.rows = rows
        self.skipped = skipped
    }

    /// The row of a key.
    package func row(_ key: BenchRow.Key) -> BenchRow? {
        rows.first { $0.key == key }
    }

    /// This report with the rows of an earlier one that it does not have itself, these first.
    package func adding(to earlier: BenchReport) -> BenchReport {
        var result = self
        let own = Set(rows.map(\.key))
        result.rows = earlier.rows.filter { !own.contains($0.key) } + rows
        result.skipped = skipped
        return result
    }
}

extension BenchReport {
    /// The report as JSON, schema 1. Seconds have three decimals.
    package var json: JSONValue {
        .object([
            .init("schema", .integer(1)),
            .init("cores", .integer(cores)),
            .init("toolchain", .string(toolchain)),
            .init("rows", .array(rows.map(Self.json))),
            .init("ratios", .array(ratios.map(\.json))),
            .init("skipped", .strings(skipped)),
        ])
    }

    private static func json(_ row: BenchRow) -> JSONValue {
        .object([
            .init("features", .integer(row.key.features)),
            .init("subject", .string(row.key.subject)),
            .init("variant", .string(row.key.variant)),
            .init("work", .string(row.key.work)),
            .init("runs", .integer(row.runs)),
            .init("wall", json(row.wall)),
            .init("cpu", json(row.cpu)),
            .init("load", .number(row.load.seconds)),
        ])
    }

    private static func json(_ spread: Spread) -> JSONValue {
        .object([
            .init("median", .number(spread.median.seconds)),
            .init("min", .number(spread.least.seconds)),
            .init("max", .number(spread.greatest.seconds)),
        ])
    }

    /// Reads a report that was written before. Throws where the text is none.
    package init(parsing text: String) throws(ToolError) {
        let value: JSONValue
        do { value = try JSONValue(parsing: text) } catch {
            throw ToolError("The benchmark report is no JSON: \(error)", remedy: "Give a file that `monorepo bench` wrote.")
        }
        guard value["schema"]?.integer == 1, let rows = value["rows"]?.elements else {
            throw ToolError("The benchmark report has no rows of schema 1.", remedy: "Give a file that `monorepo bench` wrote.")
        }
        self.init(
            cores: value["cores"]?.integer ?? 0, toolchain: value["toolchain"]?.string ?? "", rows: rows.compactMap(Self.row),
            skipped: value["skipped"]?.strings ?? [])
        guard self.rows.count == rows.count else {
            throw ToolError("A row of the benchmark report lacks a member.", remedy: "Give a file that `monorepo bench` wrote.")
        }
    }

    private static func row(_ value: JSONValue) -> BenchRow? {
        guard let features = value["features"]?.integer, let subject = value["subject"]?.string, let variant = value["variant"]?.string,
            let work = value["work"]?.string, let runs = value["runs"]?.integer, let wall = value["wall"].flatMap(spread),
            let cpu = value["cpu"].flatMap(spread), let load = value["load"]?.double
        else { return nil }
        let key = BenchRow.Key(features: features, subject: subject, variant: variant, work: work)
        return BenchRow(key: key, runs: runs, wall: wall, cpu: cpu, load: load)
    }

    private static func spread(_ value: JSONValue) -> Spread? {
        guard let median = value["median"]?.double, let least = value["min"]?.double, let greatest = value["max"]?.double else {
            return nil
        }
        return Spread(median: median, least: least, greatest: greatest)
    }
}

extension JSONValue {
    fileprivate var double: Double? {
        if case .number(let text) = self { Double(text) } else { nil }
    }
}

extension Double {
    /// Seconds with three decimals and a point, whatever the locale.
    package var seconds: String { fixed(3) }

    /// The number with so many decimals and a point, whatever the locale.
    func fixed(_ decimals: Int) -> String {
        guard isFinite else { return "0" }
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        let scaled = (magnitude * scale).rounded()
        guard scaled < 1e15 else { return "\(self)" }
        let digits = String(Int(scaled))
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        let sign = self < 0 && scaled > 0 ? "-" : ""
        return decimals == 0 ? sign + padded : "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
    }
}
