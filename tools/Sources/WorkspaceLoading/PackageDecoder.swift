import ModuleGraph
import ToolSupport

/// Makes a package of the toolchain's answer about its manifest. What is missing or of another shape is left out, never a reason to stop:
/// each tools version writes a little differently.
struct PackageDecoder {
    let manifest: FoundManifest
    let dump: JSONValue
    /// The name of the root folder, for a package that lies there.
    let rootName: String
    private let lines: ManifestLines

    init(manifest: FoundManifest, dump: JSONValue, rootName: String) {
        self.manifest = manifest
        self.dump = dump
        self.rootName = rootName
        lines = ManifestLines(manifest)
    }

    /// The package; its targets have no folder and no files yet.
    func package() -> Package {
        let name = dump["name"]?.string ?? Paths.name(manifest.folder)
        return Package(
            name: name,
            folder: manifest.folder,
            identity: Self.identity(of: manifest.folder, rootName: rootName),
            products: (dump["products"]?.elements ?? []).compactMap(product),
            dependencies: (dump["dependencies"]?.elements ?? []).compactMap(dependency),
            targets: (dump["targets"]?.elements ?? []).compactMap(target),
            manifest: facts(),
            topLevelFiles: manifest.neighbours)
    }

    /// The name under which other packages depend on one.
    static func identity(of folder: String, rootName: String) -> String {
        (folder.isEmpty ? rootName : Paths.name(folder)).lowercased()
    }

    private func facts() -> ManifestFacts {
        let traits = (dump["traits"]?.elements ?? []).compactMap { trait in
            trait["name"]?.string.map { ($0, trait["enabledTraits"]?.strings ?? []) }
        }
        return ManifestFacts(
            path: manifest.path,
            toolsVersion: dump["toolsVersion"]?["_version"]?.string ?? "",
            defaultLocalization: dump["defaultLocalization"]?.string,
            swiftLanguageModes: dump["swiftLanguageVersions"]?.strings ?? [],
            platforms: (dump["platforms"]?.elements ?? []).compactMap { platform in
                platform["platformName"]?.string.map { "\($0) \(platform["version"]?.string ?? "")" }
            },
            traits: Dictionary(traits, uniquingKeysWith: { first, _ in first }),
            cLanguageStandard: dump["cLanguageStandard"]?.string,
            cxxLanguageStandard: dump["cxxLanguageStandard"]?.string,
            readsItsSurroundings: manifest.surroundings.readsTheWorld || manifest.surroundings.readsItsFolder)
    }

    private func product(_ value: JSONValue) -> Product? {
        guard let name = value["name"]?.string else { return nil }
        let type = value["type"]?.members?.first
        let kind: Product.Kind =
            switch type?.key {
            case "library":
                switch type?.value.strings.first {
                case "static": .staticLibrary
                case "dynamic": .dynamicLibrary
                default: .library
                }
            case "executable": .executable
            case "plugin": .plugin
            case "macro": .macro
            case "snippet": .snippet
            case "test": .test
            default: .other
            }
        return Product(name: name, kind: kind, targets: value["targets"]?.strings ?? [], location: lines.product(name))
    }

    private func dependency(_ value: JSONValue) -> PackageDependency? {
        guard let form = value.members?.first, let content = form.value.elements?.first ?? (form.value.members == nil ? nil : form.value)
        else { return nil }
        let source: PackageDependency.Source
        var folder: String?
        switch form.key {
        case "fileSystem", "local":
            guard let path = content["path"]?.string else { return nil }
            let place = Paths.joined(manifest.folder, path)
            folder = place
            source = .folder(place)
        case "registry":
            source = .registry(requirement: requirement(content["requirement"]))
        default:
            let location = content["location"]?.members?.first
            let url = location?.value.elements?.first.flatMap { $0["urlString"]?.string ?? $0.string } ?? location?.value.string ?? ""
            source = .repository(url: url, requirement: requirement(content["requirement"]))
        }
        guard let identity = content["identity"]?.string ?? folder.map({ Paths.name($0).lowercased() }) else { return nil }
        return PackageDependency(
            identity: identity.lowercased(),
            explicitName: content["nameForTargetDependencyResolutionOnly"]?.string,
            source: source,
            traits: (content["traits"]?.elements ?? []).compactMap { $0["name"]?.string ?? $0.string },
            location: lines.dependency(identity.lowercased(), folder: folder))
    }

    private func requirement(_ value: JSONValue?) -> String {
        guard let form = value?.members?.first else { return "" }
        let content = form.value.elements?.first
        if let lower = content?["lowerBound"]?.string, let upper = content?["upperBound"]?.string { return "\(lower)..<\(upper)" }
        return content?.string.map { "\(form.key) \($0)" } ?? form.key
    }

    private func target(_ value: JSONValue) -> Target? {
        guard let name = value["name"]?.string else { return nil }
        let kind: Target.Kind =
            switch value["type"]?.string {
            case "regular", nil: .library
            case "executable": .executable
            case "test": .test
            case "system": .system
            case "macro": .macro
            case "plugin": .plugin
            case "binary": .binary
            default: .other
            }
        return Target(
            name: name,
            kind: kind,
            folder: nil,
            dependencies: dependencies(value, of: name),
            declaration: TargetDecoder(value: value).declaration(),
            location: lines.target(name))
    }

    private func dependencies(_ value: JSONValue, of target: String) -> [TargetDependency] {
        let declared = (value["dependencies"]?.elements ?? []).compactMap { dependency -> TargetDependency? in
            guard let form = dependency.members?.first, let parts = form.value.elements, let name = parts.first?.string else { return nil }
            let kind: TargetDependency.Form = form.key == "product" ? .product : form.key == "target" ? .target : .byName
            let place = lines.dependency(name, form: kind, of: target)
            let aliases = kind == .product && parts.count > 2 ? parts[2].members ?? [] : []
            return TargetDependency(
                form: kind,
                name: name,
                package: kind == .product && parts.count > 1 ? parts[1].string : nil,
                condition: parts.dropFirst().last.flatMap(TargetDecoder.condition),
                moduleAliases: Dictionary(
                    aliases.compactMap { alias in alias.value.string.map { (alias.key, $0) } }, uniquingKeysWith: { first, _ in first }),
                location: place.location,
                isLocationExact: place.isExact)
        }
        let plugins = (value["pluginUsages"]?.elements ?? []).compactMap { usage -> TargetDependency? in
            guard let parts = usage["plugin"]?.elements, let name = parts.first?.string else { return nil }
            let place = lines.dependency(name, form: .plugin, of: target)
            return TargetDependency(
                form: .plugin, name: name, package: parts.count > 1 ? parts[1].string : nil, location: place.location,
                isLocationExact: place.isExact)
        }
        return declared + plugins
    }
}
