import ModuleGraph
import ToolSupport

/// SARIF 2.1.0: paths relative to the root, one result for each finding, and a fingerprint that does not change with lines.
enum SARIFFormat {
    static func render(_ report: LintReport) -> String {
        let ids = Set(report.findings.map(\.rule)).union(report.rules).sorted()
        let rules = ids.map { id in
            let reason = report.findings.first { $0.rule == id }?.reason ?? RuleCatalog.rule(id)?.reason ?? ""
            return JSONValue.object([member("id", .string(id)), member("shortDescription", message(reason))])
        }
        var counts: [String: Int] = [:]
        let results = report.findings.map { finding in
            let identity = [finding.rule, finding.location.path, finding.from, finding.to].joined(separator: "\u{0}")
            counts[identity, default: 0] += 1
            return result(
                finding, fingerprint: ContentHash(identity + "\u{0}\(counts[identity] ?? 1)").hex,
                rule: ids.firstIndex(of: finding.rule) ?? 0)
        }
        let driver = JSONValue.object([
            member("name", .string("monorepo")), member("rules", .array(rules)),
        ])
        let notifications = report.problems.map { problem in
            JSONValue.object([
                member("level", .string(problem.severity == .error ? "error" : "warning")),
                member("message", message("\(problem.what) \(problem.remedy)")), member("locations", .array([location(problem.location)])),
            ])
        }
        let invocation = JSONValue.object([
            member("executionSuccessful", .bool(!report.problems.contains { $0.severity == .error })),
            member("toolExecutionNotifications", .array(notifications)),
        ])
        let run = JSONValue.object([
            member("tool", .object([member("driver", driver)])),
            member("invocations", .array([invocation])), member("results", .array(results)),
        ])
        return JSONValue.object([
            member("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), member("version", .string("2.1.0")),
            member("runs", .array([run])),
        ]).text
    }

    private static func result(_ finding: Finding, fingerprint: String, rule: Int) -> JSONValue {
        var members = [
            member("ruleId", .string(finding.rule)), member("ruleIndex", .integer(rule)), member("level", .string("error")),
            member("message", message("\(finding.message) \(finding.mend)")), member("locations", .array([location(finding.location)])),
            member("partialFingerprints", .object([member("monorepo/v1", .string(fingerprint))])),
        ]
        if !finding.notes.isEmpty {
            members.append(member("relatedLocations", .array(finding.notes.map { location($0.location, $0.text) })))
        }
        return .object(members)
    }

    private static func location(_ place: Location, _ text: String? = nil) -> JSONValue {
        var physical = [member("artifactLocation", .object([member("uri", .string(uri(place.path)))]))]
        if place.line > 0 { physical.append(member("region", .object([member("startLine", .integer(place.line))]))) }
        var members = [member("physicalLocation", .object(physical))]
        if let text { members.append(member("message", message(text))) }
        return .object(members)
    }

    /// A relative reference of RFC 3986: everything but unreserved characters and slashes is escaped.
    private static func uri(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            let isPlain = byte.isLetterOrDigit || "-._~/".utf8.contains(byte)
            let digits = String(byte, radix: 16, uppercase: true)
            result += isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
        }
        return result
    }

    private static func message(_ text: String) -> JSONValue { .object([member("text", .string(text))]) }
    private static func member(_ key: String, _ value: JSONValue) -> JSONValue.Member { JSONValue.Member(key, value) }
}

extension UInt8 {
    /// Whether it is a letter or digit of ASCII.
    fileprivate var isLetterOrDigit: Bool { 0x30...0x39 ~= self || 0x41...0x5A ~= self || 0x61...0x7A ~= self }
}
