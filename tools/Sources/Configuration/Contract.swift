package import ModuleGraph
import ToolSupport

/// A promise about the graph, named as import-linter names its kinds of contracts.
package struct Contract: Hashable, Sendable {
    /// What is promised.
    package enum Kind: Hashable, Sendable {
        /// A target may depend on layers below its own only; the highest first. Those of one layer may depend on one another.
        case layers([[TargetSelector]])
        /// None of the first depends on any of the second.
        case forbidden(from: [TargetSelector], to: [TargetSelector])
        /// Only the second depend on the first.
        case protected(modules: [TargetSelector], allowed: [TargetSelector])
        /// None of them depends on another of them.
        case independence([TargetSelector])
        /// They do not depend on one another in a circle.
        case acyclic([TargetSelector])
    }

    /// The name, used in messages, exceptions and baselines.
    package var name: String
    /// What is promised.
    package var kind: Kind
    /// Whether a way over other targets breaks it too.
    package var isTransitive: Bool
    /// Why; empty where nothing is said.
    package var why: String
    /// The place in the configuration.
    package var location: Location

    init?(_ reader: ObjectReader) {
        name = reader.requiredText("name", why: "Name the contract; messages and exceptions refer to it.")
        why = reader.text("why") ?? ""
        location = Location(path: reader.problems.path, line: reader.line)
        let type = reader.requiredText("type", why: "Types are layers, forbidden, protected, independence and acyclic.")
        let isIndirect = ["layers", "forbidden", "independence"].contains(type) ? reader.flag("indirectly") : nil
        isTransitive = isIndirect ?? true
        switch type {
        case "layers": kind = .layers(Self.layers(reader))
        case "forbidden": kind = .forbidden(from: Self.targets("from", reader), to: Self.targets("to", reader))
        case "protected": kind = .protected(modules: Self.targets("modules", reader), allowed: reader.selectors("allowed") ?? [])
        case "independence": kind = .independence(Self.targets("modules", reader))
        case "acyclic": kind = .acyclic(Self.targets("modules", reader))
        default:
            if !type.isEmpty {
                reader.problems.add(
                    "There is no type \"\(type)\" of contracts.",
                    remedy: "Types are layers, forbidden, protected, independence and acyclic.", line: reader.line)
            }
            return nil
        }
        reader.finish()
    }

    /// Every selector in it.
    package var selectors: [TargetSelector] {
        switch kind {
        case .layers(let layers): layers.flatMap(\.self)
        case .forbidden(let from, let to): from + to
        case .protected(let modules, let allowed): modules + allowed
        case .independence(let modules), .acyclic(let modules): modules
        }
    }

    /// A layer is a selector, or a list of them.
    private static func layers(_ reader: ObjectReader) -> [[TargetSelector]] {
        guard let member = reader.member("layers"), let elements = member.value.elements, elements.count > 1 else {
            reader.problems.add(
                "A contract of layers needs \"layers\" of two at least.", remedy: "List them, the highest first.", line: reader.line)
            return []
        }
        return elements.map { element in
            var part = member
            part.value = element
            return reader.texts(of: part).map { TargetSelector($0) }
        }
    }

    private static func targets(_ key: String, _ reader: ObjectReader) -> [TargetSelector] {
        let found = reader.selectors(key) ?? []
        if found.isEmpty {
            reader.problems.add("A contract has no \"\(key)\".", remedy: "Name the targets that it is about.", line: reader.line)
        }
        return found
    }
}
