package import ToolSupport

/// What `llvm-cov export` wrote: the lines of every file that was built with counters, those of dependencies, tests and generated code too.
package struct CoverageExport: Equatable, Sendable {
    /// The counts by absolute path.
    package private(set) var files: [String: LineCounts] = [:]

    /// No files.
    package init() {}

    /// Reads an export. Throws for anything else, and for one that was cut off: what is missing would look as if it were never run.
    package init(json bytes: [UInt8], name: String) throws(ToolError) {
        let document: JSONValue
        do {
            document = try JSONValue(parsing: bytes)
        } catch {
            throw Self.error(name, "it is no JSON, \(error)")
        }
        guard document["type"]?.string == "llvm.coverage.json.export", let data = document["data"]?.elements else {
            throw Self.error(name, "it is no export of llvm-cov")
        }
        for part in data {
            guard let entries = part["files"]?.elements else { throw Self.error(name, "it has no list of files") }
            for entry in entries {
                guard let path = entry["filename"]?.string, let segments = entry["segments"]?.elements else {
                    throw Self.error(name, "a file in it has no name or no segments; export without -summary-only")
                }
                var read: [CoverageSegment] = []
                read.reserveCapacity(segments.count)
                for segment in segments {
                    guard let segment = CoverageSegment(segment) else { throw Self.error(name, "a segment of \(path) is odd") }
                    read.append(segment)
                }
                files[path, default: LineCounts()].merge(LineCounts(segments: read))
            }
        }
    }

    /// Adds another run's counts.
    package mutating func merge(_ other: CoverageExport) {
        files.merge(other.files) { one, two in
            var sum = one
            sum.merge(two)
            return sum
        }
    }

    private static func error(_ name: String, _ reason: String) -> ToolError {
        ToolError(
            "\(name) holds no coverage: \(reason).",
            remedy: "Give a file that `llvm-cov export` of the toolchain wrote; `swift test --enable-code-coverage` does.")
    }
}

extension CoverageSegment {
    /// `[line, column, count, hasCount, isRegionEntry, isGapRegion]`
    fileprivate init?(_ value: JSONValue) {
        guard case .array(let parts) = value, parts.count >= 5, let line = parts[0].integer, line >= 0,
            let hasCount = parts[3].bool, let isRegionEntry = parts[4].bool, case .number(let text) = parts[2]
        else { return nil }
        // A counter is 64 bits without sign; one beyond Int is as good as the greatest.
        let count = Int(text) ?? (text.hasPrefix("-") ? 0 : .max)
        let isGap = parts.count > 5 ? parts[5].bool ?? false : false
        self.init(line: line, count: count, hasCount: hasCount, isRegionEntry: isRegionEntry, isGap: isGap)
    }
}
