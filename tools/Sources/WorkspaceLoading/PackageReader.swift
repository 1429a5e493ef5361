import ModuleGraph
import ToolSupport

/// Reads what a `PackageWriter` wrote.
struct PackageReader {
    typealias Corrupt = ByteReader.Corrupt

    private let table: [String]
    private(set) var bytes: ByteReader

    init(_ bytes: ByteReader, table: [String]) {
        self.bytes = bytes
        self.table = table
    }

    /// The next package.
    mutating func package() throws(Corrupt) -> Package {
        let name = try text()
        let folder = try text()
        let identity = try text()
        let manifest = try manifest()
        let products = try list { (reader) throws(Corrupt) in try reader.product() }
        let dependencies = try list { (reader) throws(Corrupt) in try reader.dependency() }
        let targets = try list { (reader) throws(Corrupt) in try reader.target() }
        return Package(
            name: name, folder: folder, identity: identity, products: products, dependencies: dependencies, targets: targets,
            manifest: manifest, topLevelFiles: try texts())
    }

    private mutating func manifest() throws(Corrupt) -> ManifestFacts {
        var facts = ManifestFacts(path: try text(), toolsVersion: try text())
        facts.defaultLocalization = try optionalText()
        facts.cLanguageStandard = try optionalText()
        facts.cxxLanguageStandard = try optionalText()
        facts.swiftLanguageModes = try texts()
        facts.platforms = try texts()
        for _ in 0..<(try count()) { facts.traits[try text()] = try texts() }
        facts.readsItsSurroundings = try bytes.flag()
        return facts
    }

    private mutating func product() throws(Corrupt) -> Product {
        let name = try text()
        let kind: Product.Kind = try named(Product.Kind.init)
        return Product(name: name, kind: kind, targets: try texts(), location: try location())
    }

    private mutating func dependency() throws(Corrupt) -> PackageDependency {
        let identity = try text()
        let explicitName = try optionalText()
        let source: PackageDependency.Source
        switch try bytes.byte() {
        case 0: source = .folder(try text())
        case 1: source = .repository(url: try text(), requirement: try text())
        case 2: source = .registry(requirement: try text())
        default: throw Corrupt()
        }
        return PackageDependency(
            identity: identity, explicitName: explicitName, source: source, traits: try texts(), location: try location())
    }

    private mutating func target() throws(Corrupt) -> Target {
        let name = try text()
        let kind: Target.Kind = try named(Target.Kind.init)
        let folder = try optionalText()
        let dependencies = try list { (reader) throws(Corrupt) in try reader.targetDependency() }
        let sources = try list { (reader) throws(Corrupt) in
            SourceFile(path: try reader.text(), language: try reader.named(SourceFile.Language.init))
        }
        let otherFiles = try texts()
        let declaration = try declaration()
        return Target(
            name: name, kind: kind, folder: folder, dependencies: dependencies, sources: sources, otherFiles: otherFiles,
            declaration: declaration, location: try location())
    }

    private mutating func targetDependency() throws(Corrupt) -> TargetDependency {
        let form: TargetDependency.Form = try named(TargetDependency.Form.init)
        let name = try text()
        let package = try optionalText()
        let condition = try condition()
        var aliases: [String: String] = [:]
        for _ in 0..<(try count()) { aliases[try text()] = try text() }
        return TargetDependency(
            form: form, name: name, package: package, condition: condition, moduleAliases: aliases, location: try location(),
            isLocationExact: try bytes.flag())
    }

    private mutating func declaration() throws(Corrupt) -> TargetDeclaration {
        var declaration = TargetDeclaration(path: try optionalText())
        declaration.publicHeadersPath = try optionalText()
        declaration.pkgConfig = try optionalText()
        declaration.pluginCapability = try optionalText()
        declaration.url = try optionalText()
        declaration.sources = try bytes.flag() ? try texts() : nil
        declaration.exclude = try texts()
        declaration.resources = try list { (reader) throws(Corrupt) in
            Resource(rule: try reader.text(), path: try reader.text(), localization: try reader.optionalText())
        }
        declaration.settings = try list { (reader) throws(Corrupt) in
            BuildSetting(tool: try reader.text(), kind: try reader.text(), values: try reader.texts(), condition: try reader.condition())
        }
        declaration.providers = try texts()
        declaration.hasPackageAccess = try bytes.flag()
        return declaration
    }

    private mutating func condition() throws(Corrupt) -> BuildCondition? {
        guard try bytes.flag() else { return nil }
        return BuildCondition(platforms: try texts(), configuration: try optionalText(), traits: try texts())
    }

    private mutating func location() throws(Corrupt) -> Location {
        Location(path: try text(), line: try bytes.integer(), column: try bytes.integer())
    }

    private mutating func text() throws(Corrupt) -> String { try bytes.text(of: table) }

    private mutating func optionalText() throws(Corrupt) -> String? { try bytes.flag() ? try text() : nil }

    private mutating func texts() throws(Corrupt) -> [String] { try bytes.texts(of: table) }

    private mutating func named<Kind>(_ kind: (String) -> Kind?) throws(Corrupt) -> Kind {
        guard let kind = kind(try text()) else { throw Corrupt() }
        return kind
    }

    /// The number of elements of a list, each of which takes at least one byte.
    private mutating func count() throws(Corrupt) -> Int {
        let count = try bytes.integer()
        guard count <= bytes.rest else { throw Corrupt() }
        return count
    }

    private mutating func list<Element>(
        _ read: (inout PackageReader) throws(Corrupt) -> Element
    ) throws(Corrupt) -> [Element] {
        let count = try count()
        var result: [Element] = []
        result.reserveCapacity(count)
        for _ in 0..<count { result.append(try read(&self)) }
        return result
    }
}
