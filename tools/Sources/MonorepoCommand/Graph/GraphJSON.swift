import ModuleGraph
import SourceFacts
import ToolSupport

/// Edges as JSON.
enum GraphJSON {
    /// A line of a manifest.
    static func declaration(_ declared: DeclaredDependency) -> JSONValue {
        .object([
            .init("path", .string(declared.location.path)), .init("line", .integer(declared.location.line)),
            .init("spelling", .string(declared.dependency.spelling)),
            .init("condition", .optional(declared.condition?.summary)),
        ])
    }

    /// An import.
    static func importSite(_ site: ImportSite) -> JSONValue {
        let conditions = site.declaration.conditions.map(\.summary).joined(separator: "; ")
        return .object([
            .init("path", .string(site.path)), .init("line", .integer(site.declaration.line)),
            .init("column", .integer(site.declaration.column)),
            .init("condition", conditions.isEmpty ? .null : .string(conditions)),
        ])
    }
}
