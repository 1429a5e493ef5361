import Foundation
import SourceFacts
import Testing

/// A source text, and the imports in it as `line:column Module.path [kind] @attribute access if condition; inner condition`.
struct ImportCase: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var expected: [String]
    /// Whether the compiler is asked too; not for texts that it refuses.
    var isForOracle: Bool

    var testDescription: String { name }

    static let all: [ImportCase] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/import-cases.txt")
        guard let bytes = try? Data(contentsOf: file) else { return [] }
        return String(decoding: bytes, as: UTF8.self).components(separatedBy: "=== ").dropFirst().map { block in
            let lines = block.components(separatedBy: "\n")
            let end = lines.lastIndex(of: "---") ?? lines.endIndex
            let title = lines[0]
            return ImportCase(
                name: title.replacingOccurrences(of: " no-oracle", with: ""),
                source: lines[1..<end].map { $0 + "\n" }.joined(),
                expected: lines[end...].dropFirst().filter { !$0.isEmpty },
                isForOracle: !title.hasSuffix(" no-oracle"))
        }
    }()

    static func describe(_ found: Import) -> String {
        var parts = ["\(found.line):\(found.column)", ([found.module] + found.subpath).joined(separator: ".")]
        if let scope = found.scope { parts.append("[\(scope)]") }
        parts += found.attributes.map { "@\($0)" }
        if let access = found.access { parts.append(access.rawValue) }
        if !found.conditions.isEmpty { parts.append("if " + found.conditions.map(\.summary).joined(separator: "; ")) }
        return parts.joined(separator: " ")
    }
}
