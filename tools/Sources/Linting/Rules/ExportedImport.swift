import ModuleGraph
import SourceFacts

/// A re-export that the configuration does not name, or one that it asks for and that is not there.
struct ExportedImport: Rule {
    static let id = "exported-import"
    static let reason = "Whoever imports the module depends on what it hands on without saying so."
    private let allowed: [Shape]

    init(_ settings: RuleSettings) {
        allowed =
            settings.texts("required", default: []).map { Shape($0, isRequired: true) }
            + settings.texts("allowed", default: []).map { Shape($0, isRequired: false) }
    }

    /// `*Mocks -> *`: what stands for the star is the same on both sides, and both belong to one package.
    private struct Shape {
        let from: (prefix: String, suffix: String)
        let to: (prefix: String, suffix: String)
        let isRequired: Bool

        init(_ text: String, isRequired: Bool) {
            let sides = text.split(separator: "->", maxSplits: 1).map { Self.parts($0.filter { !$0.isWhitespace }) }
            from = sides.first ?? ("", "")
            to = sides.count > 1 ? sides[1] : from
            self.isRequired = isRequired
        }

        private static func parts(_ text: String) -> (prefix: String, suffix: String) {
            let parts = text.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
        }

        /// The module that a target of this name re-exports by this shape.
        func destination(of name: String) -> String? {
            guard name.hasPrefix(from.prefix), name.hasSuffix(from.suffix), name.count > from.prefix.count + from.suffix.count else {
                return nil
            }
            return to.prefix + name.dropFirst(from.prefix.count).dropLast(from.suffix.count) + to.suffix
        }
    }

    func check(_ context: LintContext) -> [Finding] {
        context.workspace.targets.flatMap { unexpected($0, context) + missing($0, context) }
    }

    private func unexpected(_ target: Target, _ context: LintContext) -> [Finding] {
        let expected = Set(allowed.compactMap { $0.destination(of: target.name) })
        return target.sources.flatMap { source in
            source.imports.filter { $0.form == .swift && $0.isReexported && !$0.isNeverActive && !expected.contains($0.module) }.map {
                found in
                Finding(
                    rule: Self.id, location: Location(path: source.path, line: found.line, column: found.column),
                    message: "\(target.name) re-exports \(found.module).",
                    mend: "Remove `@_exported`, and import \(found.module) where it is used.", from: target.name, to: found.module)
            }
        }
    }

    private func missing(_ target: Target, _ context: LintContext) -> [Finding] {
        guard target.hasSwift, target.sources.allSatisfy({ $0.facts != nil }) else { return [] }
        let package = context.workspace[target.packageID]
        return allowed.filter(\.isRequired).compactMap { shape in
            guard let module = shape.destination(of: target.name), package.targets.contains(where: { $0.moduleName == module }),
                !target.sources.contains(where: { $0.imports.contains { $0.isReexported && $0.module == module } })
            else { return nil }
            return Finding(
                rule: Self.id, location: target.location, message: "\(target.name) does not re-export \(module).",
                mend: "Write `@_exported import \(module)` in \(target.folder ?? package.folder)/Exported.swift.", from: target.name,
                to: module)
        }
    }
}
