import ModuleGraph
import ToolSupport

/// Writes packages for a cache file: all that a manifest says and where target's files lie, but nothing of what the files hold. Texts are
/// named by their place in a table, which goes before.
struct PackageWriter {
    private(set) var table = TextTable()
    private(set) var bytes = ByteWriter()

    mutating func write(_ package: Package) {
        for text in [package.name, package.folder, package.identity] { write(text) }
        write(package.manifest)
        write(package.products) { writer, product in
            writer.write(product.name)
            writer.write(product.kind.rawValue)
            writer.write(product.targets)
            writer.write(product.location)
        }
        write(package.dependencies) { $0.write($1) }
        write(package.targets) { $0.write($1) }
        write(package.topLevelFiles)
    }

    private mutating func write(_ manifest: ManifestFacts) {
        write(manifest.path)
        write(manifest.toolsVersion)
        for text in [manifest.defaultLocalization, manifest.cLanguageStandard, manifest.cxxLanguageStandard] { write(optional: text) }
        write(manifest.swiftLanguageModes)
        write(manifest.platforms)
        write(manifest.traits.sorted { $0.key < $1.key }) { writer, trait in
            writer.write(trait.key)
            writer.write(trait.value)
        }
        bytes.append(manifest.readsItsSurroundings)
    }

    private mutating func write(_ dependency: PackageDependency) {
        write(dependency.identity)
        write(optional: dependency.explicitName)
        switch dependency.source {
        case .folder(let folder):
            bytes.append(0)
            write(folder)
        case .repository(let url, let requirement):
            bytes.append(1)
            write(url)
            write(requirement)
        case .registry(let requirement):
            bytes.append(2)
            write(requirement)
        }
        write(dependency.traits)
        write(dependency.location)
    }

    private mutating func write(_ target: Target) {
        write(target.name)
        write(target.kind.rawValue)
        write(optional: target.folder)
        write(target.dependencies) { $0.write($1) }
        write(target.sources) { writer, source in
            writer.write(source.path)
            writer.write(source.language.rawValue)
        }
        write(target.otherFiles)
        write(target.declaration)
        write(target.location)
    }

    private mutating func write(_ dependency: TargetDependency) {
        write(dependency.form.rawValue)
        write(dependency.name)
        write(optional: dependency.package)
        write(dependency.condition)
        write(dependency.moduleAliases.sorted { $0.key < $1.key }) { writer, alias in
            writer.write(alias.key)
            writer.write(alias.value)
        }
        write(dependency.location)
        bytes.append(dependency.isLocationExact)
    }

    private mutating func write(_ declaration: TargetDeclaration) {
        for text in [declaration.path, declaration.publicHeadersPath, declaration.pkgConfig, declaration.pluginCapability, declaration.url]
        {
            write(optional: text)
        }
        bytes.append(declaration.sources != nil)
        if let sources = declaration.sources { write(sources) }
        write(declaration.exclude)
        write(declaration.resources) { writer, resource in
            writer.write(resource.rule)
            writer.write(resource.path)
            writer.write(optional: resource.localization)
        }
        write(declaration.settings) { writer, setting in
            writer.write(setting.tool)
            writer.write(setting.kind)
            writer.write(setting.values)
            writer.write(setting.condition)
        }
        write(declaration.providers)
        bytes.append(declaration.hasPackageAccess)
    }

    private mutating func write(_ condition: BuildCondition?) {
        bytes.append(condition != nil)
        guard let condition else { return }
        write(condition.platforms)
        write(optional: condition.configuration)
        write(condition.traits)
    }

    private mutating func write(_ location: Location) {
        write(location.path)
        bytes.append(location.line)
        bytes.append(location.column)
    }

    private mutating func write(_ text: String) {
        bytes.append(table.place(of: text))
    }

    private mutating func write(optional text: String?) {
        bytes.append(text != nil)
        if let text { write(text) }
    }

    private mutating func write(_ texts: [String]) {
        bytes.append(texts.count)
        for text in texts { write(text) }
    }

    private mutating func write<Element>(_ elements: [Element], _ body: (inout PackageWriter, Element) -> Void) {
        bytes.append(elements.count)
        for element in elements { body(&self, element) }
    }
}
