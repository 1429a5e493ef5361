import ModuleGraph

/// A package at Packages/Name over other packages of the same kind; each target that is no test is a product of its name.
func part(_ name: String, _ targets: [Target], on others: [String] = []) -> Package {
    let folder = "Packages/\(name)"
    let place = Location(path: "\(folder)/Package.swift", line: 1)
    return Package(
        name: name, folder: folder,
        products: targets.filter { !$0.isTest }.map { Product(name: $0.name, targets: [$0.name], location: place) },
        dependencies: others.map { other in
            PackageDependency(identity: other.lowercased(), source: .folder("Packages/\(other)"), location: place)
        },
        targets: targets.map { target in
            var target = target
            target.folder = "\(folder)/\(target.isTest ? "Tests" : "Sources")/\(target.name)"
            target.location = place
            target.dependencies = target.dependencies.map { dependency in
                var dependency = dependency
                dependency.location = place
                return dependency
            }
            return target
        },
        manifest: ManifestFacts(path: place.path, toolsVersion: "6.3.0"))
}

/// A library over targets of its own package (nil) or products of others.
func library(_ name: String, _ dependencies: [(String, String?)] = []) -> Target {
    let nowhere = Location(path: "")
    return Target(
        name: name, folder: nil,
        dependencies: dependencies.map { name, package in
            TargetDependency(form: package == nil ? .byName : .product, name: name, package: package, location: nowhere)
        }, location: nowhere)
}

/// Tests of targets of their own package.
func tests(_ name: String, _ subjects: [String]) -> Target {
    var target = library(name, subjects.map { ($0, nil) })
    target.kind = .test
    return target
}

/// The same package with its lines further down.
func moved(_ package: Package, by lines: Int) -> Package {
    let place = Location(path: package.manifest.path, line: 1 + lines)
    return Package(
        name: package.name, folder: package.folder,
        products: package.products.map { product in
            Product(name: product.name, kind: product.kind, targets: product.targets, location: place)
        },
        dependencies: package.dependencies,
        targets: package.targets.map { target in
            var target = target
            target.location = place
            return target
        },
        manifest: package.manifest)
}
