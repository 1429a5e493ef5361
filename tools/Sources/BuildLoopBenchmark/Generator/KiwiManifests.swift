/// The manifests of a generated repository.
struct KiwiManifests {
    let shape: KiwiShape

    static let coreFolders = [
        "Common": "Packages/Core/Common", "CommonUI": "Packages/UI/CommonUI", "Domain": "Packages/Core/Domain",
        "ViewCore": "Packages/UI/ViewCore",
    ]

    private var isDynamic: Bool { shape.layout == .dynamic }

    func core(_ name: String) -> String {
        var manifest = ManifestText(name: name)
        manifest.products = [.init(name: name, isDynamic: isDynamic, targets: [name])]
        var target = ManifestText.Target(name: name, isMainActor: name == "ViewCore" || name == "CommonUI")
        if name == "CommonUI" {
            manifest.dependencies = ["../../Core/Domain", "../ViewCore"]
            target.products = [("Domain", "Domain"), ("ViewCore", "ViewCore")]
        }
        manifest.targets = [target]
        return manifest.text
    }

    func feature(_ index: Int) -> String {
        let name = shape.featureNames[index]
        let other = shape.linkedFeature(of: index)
        var manifest = ManifestText(name: name)
        manifest.dependencies = ["../../Core/Common", "../../Core/Domain", "../../UI/CommonUI", "../../UI/ViewCore"]
        if let other { manifest.dependencies.append("../\(other)") }
        let core = [("Common", "Common"), ("Domain", "Domain")]
        let views = [("CommonUI", "CommonUI"), ("ViewCore", "ViewCore")]
        let link = other.map { [(isDynamic ? "\($0)Feature" : $0, $0)] } ?? []
        var interface = ManifestText.Target(name: name, products: core)
        var implementation = ManifestText.Target(
            name: "\(name)Implementation", siblings: [name, "\(name)Views"], products: core + [("ViewCore", "ViewCore")] + link)
        let mocks = ManifestText.Target(name: "\(name)Mocks", siblings: [name], products: core)
        var tests = ManifestText.Target(
            name: "\(name)Tests", kind: "testTarget", siblings: [name, "\(name)Mocks", "\(name)Views"],
            products: core + [("ViewCore", "ViewCore")])
        switch shape.layout {
        case .kiwi, .dynamic, .oneModule:
            let screens = ManifestText.Target(name: "\(name)Views", siblings: [name], products: core + views, isMainActor: true)
            manifest.targets = [interface, implementation, mocks, tests, screens]
        case .twoTargets:
            implementation.siblings = [name]
            implementation.products = core + views + link
            tests.siblings = [name, "\(name)Implementation", "\(name)Mocks"]
            manifest.targets = [interface, implementation, mocks, tests]
        case .oneTarget:
            interface.products = core + views + link
            tests.siblings = [name, "\(name)Mocks"]
            manifest.targets = [interface, mocks, tests]
        }
        let libraries = manifest.targets.filter { $0.kind == "target" }.map(\.name)
        if isDynamic {
            manifest.products = [
                .init(name: "\(name)Feature", isDynamic: true, targets: [name, "\(name)Implementation", "\(name)Views"])
            ]
        } else {
            manifest.products = libraries.map { .init(name: $0, targets: [$0]) }
        }
        return manifest.text
    }

    func app() -> String {
        var manifest = ManifestText(name: "App")
        manifest.products = [.init(name: "App", isExecutable: true, targets: ["App"])]
        manifest.dependencies = ["../Packages/Core/Common", "../Packages/Core/Domain", "../Packages/UI/ViewCore"]
        manifest.dependencies += shape.featureNames.map { "../Packages/Features/\($0)" }
        var target = ManifestText.Target(name: "App", kind: "executableTarget")
        target.products = [("Common", "Common"), ("Domain", "Domain"), ("ViewCore", "ViewCore")]
        target.products += shape.featureNames.map { name in
            switch shape.layout {
            case .kiwi, .twoTargets, .oneModule: ("\(name)Implementation", name)
            case .oneTarget: (name, name)
            case .dynamic: ("\(name)Feature", name)
            }
        }
        manifest.targets = [target]
        return manifest.text
    }

    static var oneModule: String {
        var manifest = ManifestText(name: "App")
        manifest.products = [.init(name: "App", isExecutable: true, targets: ["App"])]
        manifest.targets = [ManifestText.Target(name: "App", kind: "executableTarget")]
        return manifest.text
    }
}
