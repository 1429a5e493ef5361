import ToolSupport

extension GeneratedRepository {
    /// A repository of some packages, each over a few of those before it.
    init(packages: Int, using random: inout SeededRandom) {
        files[".swift-version"] = "6.0"
        for _ in 0..<packages { addPart(&random) }
    }

    /// Changes something, as a commit would.
    mutating func change(using random: inout SeededRandom) {
        let folders = parts.keys.sorted()
        guard let folder = folders.randomElement(using: &random), let part = parts[folder] else { return addPart(&random) }
        switch Int.random(in: 0..<100, using: &random) {
        case ..<40: edit(&random)
        case ..<50: files[newPath(in: part, &random)] = newText()
        case ..<57: removeFile(&random)
        case ..<65: moveFile(to: newPath(in: part, &random), &random)
        case ..<72: changeDependencies(folder, &random)
        case ..<77: parts[folder]?.remark += 1
        case ..<79: parts[folder]?.localization = part.localization == "en" ? "de" : "en"
        case ..<84: addPart(&random)
        case ..<87 where folders.count > 5: remove(part)
        case ..<90: rename(part)
        case ..<93: files["\(folder)/README.md"] = newText()
        case ..<95: files["\(folder)/Package.resolved"] = newText()
        case ..<97: files["Docs/\(newName()).md"] = newText()
        case ..<98: files[".swift-version"] = newText()
        default: addModule(folder, &random)
        }
    }

    private mutating func newName() -> String {
        counter += 1
        return "N\(counter)"
    }

    private mutating func newText() -> String {
        counter += 1
        return "public let value\(counter) = \(counter)\n"
    }

    private mutating func newPath(in part: Part, _ random: inout SeededRandom) -> String {
        let module = part.modules.randomElement(using: &random) ?? part.modules[0]
        let folder = Self.folder(of: module, in: part)
        return Bool.random(using: &random) ? "\(folder)/\(newName()).swift" : "\(folder)/Deep/\(newName()).txt"
    }

    /// Files of packages that are no documents.
    private func sources() -> [String] {
        files.keys.filter { $0.hasPrefix("Packages/") && !$0.hasSuffix(".md") && !$0.hasSuffix(".resolved") }.sorted()
    }

    private mutating func edit(_ random: inout SeededRandom) {
        if let path = sources().randomElement(using: &random) { files[path] = newText() }
    }

    private mutating func removeFile(_ random: inout SeededRandom) {
        if let path = sources().randomElement(using: &random) { files[path] = nil }
    }

    private mutating func moveFile(to new: String, _ random: inout SeededRandom) {
        guard let old = sources().randomElement(using: &random) else { return }
        files[new] = files[old]
        files[old] = nil
    }

    private mutating func addPart(_ random: inout SeededRandom) {
        let name = newName()
        let group = ["Core", "Features", "UI/Deep"].randomElement(using: &random) ?? "Core"
        var part = Part(folder: "Packages/\(group)/\(name)", modules: [])
        part.modules = [
            Module(name: name, products: links(before: part.folder, &random)),
            Module(name: "\(name)Implementation", siblings: [name], products: links(before: part.folder, &random)),
            Module(name: "\(name)Tests", isTest: true, siblings: ["\(name)Implementation"]),
        ]
        parts[part.folder] = part
        for module in part.modules { files["\(Self.folder(of: module, in: part))/A.swift"] = newText() }
    }

    private mutating func addModule(_ folder: String, _ random: inout SeededRandom) {
        guard let part = parts[folder], let first = part.modules.first else { return }
        let module = Module(name: "\(Self.name(of: folder))\(newName())", siblings: [first.name])
        parts[folder]?.modules.append(module)
        files["\(Self.folder(of: module, in: part))/A.swift"] = newText()
    }

    /// A few products of packages with smaller numbers, so that no cycle arises.
    private func links(before folder: String, _ random: inout SeededRandom) -> [Module.Link] {
        let number = Self.number(of: folder)
        let lower = parts.values.filter { Self.number(of: $0.folder) < number }.sorted { $0.folder < $1.folder }
        let links = (0..<Int.random(in: 0...2, using: &random)).compactMap { _ -> Module.Link? in
            guard let part = lower.randomElement(using: &random) else { return nil }
            let products = part.modules.filter { !$0.isTest }.map(\.name)
            return products.randomElement(using: &random).map { Module.Link(folder: part.folder, product: $0) }
        }
        return Set(links).sorted()
    }

    private mutating func changeDependencies(_ folder: String, _ random: inout SeededRandom) {
        guard let count = parts[folder]?.modules.count else { return }
        let index = Int.random(in: 0..<count, using: &random)
        let products = links(before: folder, &random)
        parts[folder]?.modules[index].products = products
    }

    /// Removes a package; those that depend on it go on without it.
    private mutating func remove(_ part: Part) {
        parts[part.folder] = nil
        files = files.filter { !$0.key.hasPrefix(part.folder + "/") }
        rewriteLinks { $0.folder == part.folder ? nil : $0 }
    }

    private mutating func rename(_ part: Part) {
        // The number stays, so that no cycle arises; names of modules stay too.
        let new = "\(Paths.folder(part.folder))/\(Self.name(of: part.folder))R"
        var moved = part
        moved.folder = new
        parts[part.folder] = nil
        parts[new] = moved
        for (path, text) in files where path.hasPrefix(part.folder + "/") {
            files[path] = nil
            files[new + path.dropFirst(part.folder.count)] = text
        }
        rewriteLinks { $0.folder == part.folder ? Module.Link(folder: new, product: $0.product) : $0 }
    }

    private mutating func rewriteLinks(_ change: (Module.Link) -> Module.Link?) {
        for folder in parts.keys {
            for index in parts[folder]?.modules.indices ?? 0..<0 {
                let links = parts[folder]?.modules[index].products.compactMap(change)
                parts[folder]?.modules[index].products = links ?? []
            }
        }
    }

    private static func number(of folder: String) -> Int {
        Int(name(of: folder).drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
    }
}
