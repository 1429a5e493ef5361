import Linting
import ModuleGraph
import PublicInterface
import ToolSupport

/// Interfaces and their changes as text and as JSON of schema 1.
enum ApiFormat {
    static func text(_ interfaces: [String: ModuleInterface]) -> String {
        interfaces.sorted { $0.key < $1.key }.map { name, interface in
            "\(name)\n" + interface.declarations.map { "  \($0.path)  \($0.line)\n" }.joined()
        }.joined()
    }

    static func text(_ comparison: ApiComparison) -> String {
        comparison.modules.map { name, changes in
            "\(name)\n" + changes.map { "\($0.isBreaking ? "!" : " ") \(text($0))\n" }.joined()
        }.joined()
    }

    static func text(unused findings: [Finding]) -> String {
        findings.map { "\($0.location): \($0.from): \($0.to)\n" }.joined()
    }

    static func json(_ interfaces: [String: ModuleInterface]) -> JSONValue {
        let modules = interfaces.sorted { $0.key < $1.key }.map { name, interface in
            JSONValue.object(["name": .string(name), "declarations": .array(interface.declarations.map(json))])
        }
        return .object(["schema": .integer(1), "modules": .array(modules)])
    }

    static func json(_ comparison: ApiComparison) -> JSONValue {
        let modules = comparison.modules.map { name, changes in
            JSONValue.object(["name": .string(name), "changes": .array(changes.map(json))])
        }
        return .object(["schema": .integer(1), "breaking": .bool(comparison.isBreaking), "modules": .array(modules)])
    }

    static func json(unused findings: [Finding]) -> JSONValue {
        let items = findings.map { finding in
            JSONValue.object([
                "module": .string(finding.from), "declaration": .string(finding.to), "path": .string(finding.location.path),
                "line": .integer(finding.location.line),
            ])
        }
        return .object(["schema": .integer(1), "unused": .array(items)])
    }

    private static func text(_ change: InterfaceChange) -> String {
        let path = (change.now ?? change.before)?.path ?? ""
        return switch change.kind {
        case .added: "+ \(path)  \(change.now?.line ?? "")"
        case .removed: "- \(path)  \(change.before?.line ?? "")"
        case .changed: "~ \(path)  \(change.before?.line ?? "")  →  \(change.now?.line ?? "")"
        }
    }

    private static func json(_ declaration: PublicDeclaration) -> JSONValue {
        .object(["path": .string(declaration.path), "declaration": .string(declaration.line)])
    }

    private static func json(_ change: InterfaceChange) -> JSONValue {
        .object([
            "kind": .string(change.kind.rawValue), "breaking": .bool(change.isBreaking),
            "before": change.before.map(json) ?? .null, "now": change.now.map(json) ?? .null,
        ])
    }
}
