import PublicInterface

/// What changed in the interfaces of modules.
struct ApiComparison {
    /// The changes of each module that has any, by name; a module that is gone has all of its declarations removed.
    let modules: [(name: String, changes: [InterfaceChange])]

    init(before: [String: ModuleInterface], now: [String: ModuleInterface]) {
        modules = Set(before.keys).union(now.keys).sorted().compactMap { name in
            let changes = InterfaceChange.between(before[name] ?? ModuleInterface([]), now[name] ?? ModuleInterface([]))
            return changes.isEmpty ? nil : (name, changes)
        }
    }

    var isBreaking: Bool { modules.contains { $0.changes.contains(where: \.isBreaking) } }

    /// In one line, for standard error.
    var summary: String {
        let all = modules.flatMap(\.changes)
        guard !all.isEmpty else { return "No public declaration changed." }
        let breaking = all.count(where: \.isBreaking)
        return "\(all.count) public declarations changed in \(modules.count) modules, \(breaking) of them breaking."
    }
}
