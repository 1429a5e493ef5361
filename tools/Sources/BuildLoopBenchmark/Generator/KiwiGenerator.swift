import ToolSupport

/// Makes a repository of features: each a package with interface, views, implementation, mocks and tests on top of ViewCore, CommonUI,
/// Domain and Common, and an App that links all implementations.
package struct KiwiGenerator: Sendable {
    private let shape: KiwiShape

    /// A generator of a shape.
    package init(_ shape: KiwiShape) {
        self.shape = shape
    }

    /// All files of the repository.
    package func tree() -> GeneratedTree {
        let modules = modules()
        return shape.layout == .oneModule ? Self.oneModule(modules) : packages(modules)
    }

    /// The folder of the package that a person builds to see a change in a feature: the feature's own, or App's.
    package func packageFolder(of feature: String) -> String {
        shape.layout == .oneModule ? "App" : "Packages/Features/\(feature)"
    }

    /// The file of views that a benchmark changes in a feature: a component in the middle of the list.
    package func viewPath(of feature: String) -> String {
        path(of: "\(feature)\(components[components.count / 2])View.swift", in: "\(feature)Views", feature: feature)
    }

    /// The file of Domain that a benchmark changes.
    package var domainPath: String {
        shape.layout == .oneModule ? "App/Sources/App/Domain/Day.swift" : "Packages/Core/Domain/Sources/Domain/Day.swift"
    }

    /// The file of App that a benchmark changes.
    package var appPath: String {
        shape.layout == .oneModule ? "App/Sources/App/App/AppDependencies.swift" : "App/Sources/App/AppDependencies.swift"
    }

    private var components: [String] { Array(KiwiShape.components.prefix(shape.viewFiles)) }

    private func path(of file: String, in module: String, feature: String) -> String {
        shape.layout == .oneModule
            ? "App/Sources/App/\(module)/\(file)"
            : "Packages/Features/\(feature)/Sources/\(target(of: module, feature: feature))/\(file)"
    }

    /// Every module's files before they are put into targets: by module, by file name.
    private func modules() -> [String: [String: String]] {
        var modules = [
            "ViewCore": ViewCoreTemplate.files, "CommonUI": CoreTemplate.commonUI, "Domain": CoreTemplate.domain,
            "Common": CoreTemplate.common, "App": AppTemplate.files(features: shape.featureNames),
        ]
        for (index, feature) in shape.featureNames.enumerated() {
            let other = shape.linkedFeature(of: index)
            func named(_ files: [String: String]) -> [String: String] {
                Dictionary(uniqueKeysWithValues: files.map { (text($0, feature, nil), text($1, feature, other)) })
            }
            modules[feature] = named(FeatureTemplate.interface)
            modules["\(feature)Mocks"] = named(FeatureTemplate.mocks)
            modules["\(feature)Implementation"] = named(FeatureTemplate.implementation)
            if other != nil { modules["\(feature)Implementation"]?.merge(named(FeatureTemplate.linkToOther)) { $1 } }
            modules["\(feature)Tests"] = named(FeatureTemplate.tests)
            modules["\(feature)Views"] = views(of: feature, index: index)
            modules["App", default: [:]]["\(feature)Wiring.swift"] = text(FeatureTemplate.wiring, feature, nil)
        }
        return modules
    }

    private func text(_ template: String, _ feature: String, _ other: String?) -> String {
        var words = [("Foo", feature), ("foo", feature.lowercased())]
        if let other { words.append(("Other", other)) }
        return Substitution(words: words).applied(to: template)
    }

    private func views(of feature: String, index: Int) -> [String: String] {
        var random = SeededRandom(seed: shape.seed &* 1_000_003 &+ UInt64(index))
        // The lesser of two draws: most files are short, some are long.
        func length() -> Int { min(random.number(in: shape.viewLines), random.number(in: shape.viewLines)) }
        var files = ["Exported.swift": "@_exported import \(feature)\n"]
        let names = Array(components.dropLast())
        for name in names {
            var template = ViewTemplate(feature: feature, lines: length(), random: SeededRandom(seed: random.next()))
            files["\(feature)\(name)View.swift"] = template.component(name)
        }
        var screen = ViewTemplate(feature: feature, lines: length(), random: SeededRandom(seed: random.next()))
        files["\(feature)View.swift"] = screen.screen(components: names)
        return files
    }
}

extension KiwiGenerator {
    /// The target that a module's files go to.
    func target(of module: String, feature: String) -> String {
        switch (shape.layout, module) {
        case (.twoTargets, "\(feature)Views"): "\(feature)Implementation"
        case (.oneTarget, "\(feature)Views"), (.oneTarget, "\(feature)Implementation"): feature
        default: module
        }
    }

    private func packages(_ modules: [String: [String: String]]) -> GeneratedTree {
        var tree = GeneratedTree()
        let manifests = KiwiManifests(shape: shape)
        func add(_ module: String, to folder: String, sources: String = "Sources") {
            for (file, text) in modules[module] ?? [:] { tree.add("\(folder)/\(sources)/\(module)/\(file)", text) }
        }
        for (module, folder) in KiwiManifests.coreFolders {
            tree.add("\(folder)/Package.swift", manifests.core(module))
            add(module, to: folder)
        }
        for (index, feature) in shape.featureNames.enumerated() {
            let folder = "Packages/Features/\(feature)"
            tree.add("\(folder)/Package.swift", manifests.feature(index))
            var targets: [String: String] = [:]
            for module in ["", "Views", "Implementation", "Mocks", "Tests"].map({ feature + $0 }) {
                targets[module] = target(of: module, feature: feature)
            }
            for (module, target) in targets {
                let place = module.hasSuffix("Tests") ? "Tests" : "Sources"
                for (file, text) in modules[module] ?? [:] {
                    let text = ImportRewriter(moving: targets, into: target).rewritten(text)
                    // A re-export of what became part of the same target.
                    if text.isEmpty { continue }
                    tree.add("\(folder)/\(place)/\(target)/\(file)", text)
                }
            }
        }
        tree.add("App/Package.swift", manifests.app())
        var moved: [String: String] = [:]
        for feature in shape.featureNames {
            moved["\(feature)Implementation"] = target(of: "\(feature)Implementation", feature: feature)
        }
        for (file, text) in modules["App"] ?? [:] {
            tree.add("App/Sources/App/\(file)", ImportRewriter(moving: moved, into: "App").rewritten(text))
        }
        return tree
    }

    private static func oneModule(_ modules: [String: [String: String]]) -> GeneratedTree {
        var tree = GeneratedTree()
        let shipped = modules.filter { !$0.key.hasSuffix("Mocks") && !$0.key.hasSuffix("Tests") }
        let rewriter = ImportRewriter(moving: shipped.mapValues { _ in "App" }, into: "App")
        for (module, files) in shipped {
            for (file, text) in files where file != "Exported.swift" {
                tree.add("App/Sources/App/\(module)/\(file)", rewriter.rewritten(text))
            }
        }
        tree.add("App/Package.swift", KiwiManifests.oneModule)
        return tree
    }
}
