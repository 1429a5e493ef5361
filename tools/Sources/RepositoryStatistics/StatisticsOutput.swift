import ModuleGraph
package import ToolSupport

extension RepositoryStatistics {
    /// A table for people.
    package var table: String {
        let heads = ["module", "lines", "files", "public", "in", "out", "rebuilds", "of lines", "tests", "hidden", "legacy"]
        var rows = modules.map { module in
            [
                module.name, "\(module.lines)", "\(module.files)", module.publicShare.map { "\($0) %" } ?? "-", "\(module.fanIn)",
                "\(module.fanOut)",
                "\(module.rebuilt)", "\(module.rebuiltLines)", "\(module.tests)", "\(module.hiddenEdges)", "\(module.legacyImports)",
            ]
        }
        rows.insert(heads, at: 0)
        let widths = heads.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            zip(row, widths).enumerated().map { index, cell in
                let space = String(repeating: " ", count: cell.1 - cell.0.count)
                return index == 0 ? cell.0 + space : space + cell.0
            }.joined(separator: "  ")
        }
        let sum = modules.reduce(0) { $0 + $1.lines }
        return lines.joined(separator: "\n") + "\n\n\(modules.count) modules, \(sum) lines; \(tests) tests, \(testLines) lines.\n"
            + "rebuilds: modules built anew when the interface of this one changes, with the lines of all of them.\n"
    }

    /// A document for programs: `"schema": 1`.
    package var document: JSONValue {
        .object([
            .init("schema", .integer(1)), .init("tests", .integer(tests)), .init("testLines", .integer(testLines)),
            .init("modules", .array(modules.map(Self.value))),
        ])
    }

    private static func value(_ module: ModuleStatistics) -> JSONValue {
        .object([
            .init("name", .string(module.name)), .init("package", .string(module.package)), .init("kind", .string(module.kind.rawValue)),
            .init("role", .optional(module.role)), .init("files", .integer(module.files)), .init("lines", .integer(module.lines)),
            .init("declarations", .integer(module.declarations)), .init("public", .integer(module.published)),
            .init("fanIn", .integer(module.fanIn)), .init("fanOut", .integer(module.fanOut)), .init("rebuilt", .integer(module.rebuilt)),
            .init("rebuiltLines", .integer(module.rebuiltLines)), .init("tests", .integer(module.tests)),
            .init("hiddenEdges", .integer(module.hiddenEdges)), .init("legacyImports", .integer(module.legacyImports)),
        ])
    }
}
