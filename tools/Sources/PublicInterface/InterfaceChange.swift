/// What changed between two states of a module's interface.
package struct InterfaceChange: Equatable, Sendable {
    /// What happened to a declaration.
    package enum Kind: String, Sendable {
        /// It is new, it is gone, it is written otherwise.
        case added, removed, changed
    }

    /// What happened.
    package var kind: Kind
    /// The declaration before; nil where it is new.
    package var before: PublicDeclaration?
    /// The declaration now; nil where it is gone.
    package var now: PublicDeclaration?
    /// Whether code of others may have to change for it.
    package var isBreaking: Bool

    /// All changes, by path. One declaration that took the place of one of the same kind and name is changed; where there are several
    /// of a name, all of them are added or removed.
    package static func between(_ before: ModuleInterface, _ now: ModuleInterface) -> [InterfaceChange] {
        let gone = Set(before.declarations).subtracting(now.declarations)
        let new = Set(now.declarations).subtracting(before.declarations)
        let old = Dictionary(grouping: gone.sorted(), by: Key.init)
        let fresh = Dictionary(grouping: new.sorted(), by: Key.init)
        var result: [InterfaceChange] = []
        for key in Set(old.keys).union(fresh.keys) {
            let (left, right) = (old[key] ?? [], fresh[key] ?? [])
            if left.count == 1, right.count == 1 {
                result.append(InterfaceChange(kind: .changed, before: left[0], now: right[0], isBreaking: breaks(left[0], right[0])))
            } else {
                result += left.map { InterfaceChange(kind: .removed, before: $0, now: nil, isBreaking: true) }
                result += right.map { InterfaceChange(kind: .added, before: nil, now: $0, isBreaking: isDemand($0, before, now)) }
            }
        }
        return result.sorted { $0.order < $1.order }
    }

    /// Whether a new declaration asks something of others: a case of an enumeration that was there before, or a requirement of a protocol
    /// without an implementation for all.
    private static func isDemand(_ declaration: PublicDeclaration, _ before: ModuleInterface, _ now: ModuleInterface) -> Bool {
        guard declaration.isExhaustive, let dot = declaration.path.lastIndex(of: ".") else { return false }
        let owner = declaration.path[..<dot]
        guard before.declarations.contains(where: { $0.path == owner && ["protocol", "enum"].contains($0.keyword) }) else { return false }
        return !now.declarations.contains { $0.path == declaration.path && !$0.isExhaustive }
    }

    /// A type that only conforms to more than before breaks nothing.
    private static func breaks(_ before: PublicDeclaration, _ now: PublicDeclaration) -> Bool {
        before.text != now.text || !Set(before.inherited).isSubset(of: now.inherited)
    }

    private var order: (String, String, String) { ((now ?? before)?.path ?? "", before?.line ?? "", now?.line ?? "") }

    private struct Key: Hashable {
        let path: String
        let keyword: String

        init(_ declaration: PublicDeclaration) {
            path = declaration.path
            keyword = declaration.keyword
        }
    }
}
