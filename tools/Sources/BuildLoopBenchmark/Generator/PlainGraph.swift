import ToolSupport

/// A repository of many packages whose sources are there to be read, not compiled: for the time that reading, graph and rules take.
package struct PlainGraph: Equatable, Sendable {
    /// How packages depend on one another.
    package enum Shape: Equatable, Sendable {
        /// So many packages of one library and its tests, with so many source files in all; each depends on up to four of the thirty before it.
        case packages(Int, files: Int)
        /// So many packages, one for each layer, of so many targets; each target depends on three of the layer below. The number of ways
        /// from top to bottom is three to the power of the layers.
        case layers(Int, width: Int)
    }

    /// How packages depend on one another.
    package var shape: Shape
    /// What dependencies are drawn from.
    package var seed: UInt64

    /// A graph.
    package init(_ shape: Shape, seed: UInt64 = 1) {
        self.shape = shape
        self.seed = seed
    }

    /// Number of packages.
    package var packageCount: Int {
        switch shape {
        case .packages(let count, _): count
        case .layers(let count, _): count
        }
    }

    /// All files of the repository.
    package func tree() -> GeneratedTree {
        var tree =
            switch shape {
            case .packages(let count, let files): packages(count, files: files)
            case .layers(let count, let width): layers(count, width: width)
            }
        tree.add(".gitignore", ".build/\n")
        return tree
    }

    /// A source file that a measurement of `affected` changes: one of the package that everything above may depend on.
    package var changedPath: String {
        switch shape {
        case .packages: "Packages/Group0/Module0/Sources/Module0/File0.swift"
        case .layers: "Packages/Layer0/Sources/Layer0Node0/File.swift"
        }
    }

    private func packages(_ count: Int, files: Int) -> GeneratedTree {
        var tree = GeneratedTree()
        var random = SeededRandom(seed: seed)
        for index in 0..<count {
            let name = "Module\(index)"
            let folder = "Packages/Group\(index / 10)/\(name)"
            var dependencies: Set<Int> = []
            for _ in 0..<min(4, index) { dependencies.insert(index - 1 - random.below(min(30, index))) }
            let sorted = dependencies.sorted()
            var manifest = ManifestText(name: name, hasStrictSettings: false)
            manifest.products = [.init(name: name, targets: [name])]
            manifest.dependencies = sorted.map { "../../Group\($0 / 10)/Module\($0)" }
            let products = sorted.map { ("Module\($0)", "Module\($0)") }
            manifest.targets = [
                ManifestText.Target(name: name, products: products),
                ManifestText.Target(name: "\(name)Tests", kind: "testTarget", siblings: [name]),
            ]
            tree.add("\(folder)/Package.swift", manifest.text)
            // The first packages take what a whole number of files each leaves over; one file of each package is a test.
            let own = max(2, files / count + (index < files % count ? 1 : 0))
            for file in 0..<(own - 1) {
                // Every dependency is imported by some file.
                let imports = sorted.enumerated().filter { $0.offset % (own - 1) == file || random.below(2) == 0 }.map {
                    "Module\($0.element)"
                }
                tree.add("\(folder)/Sources/\(name)/File\(file).swift", Self.source(imports, type: "\(name)Type\(file)"))
            }
            tree.add("\(folder)/Tests/\(name)Tests/\(name)Tests.swift", Self.source([name, "Testing"], type: "\(name)Tests"))
        }
        return tree
    }

    private func layers(_ count: Int, width: Int) -> GeneratedTree {
        var tree = GeneratedTree()
        var random = SeededRandom(seed: seed)
        for layer in 0..<count {
            let folder = "Packages/Layer\(layer)"
            var manifest = ManifestText(name: "Layer\(layer)", hasStrictSettings: false)
            if layer > 0 { manifest.dependencies = ["../Layer\(layer - 1)"] }
            for node in 0..<width {
                let name = "Layer\(layer)Node\(node)"
                var below: Set<Int> = []
                while layer > 0, below.count < min(3, width) { below.insert(random.below(width)) }
                let names = below.sorted().map { "Layer\(layer - 1)Node\($0)" }
                manifest.products.append(.init(name: name, targets: [name]))
                manifest.targets.append(ManifestText.Target(name: name, products: names.map { ($0, "Layer\(layer - 1)") }))
                tree.add("\(folder)/Sources/\(name)/File.swift", Self.source(names, type: "\(name)Type"))
            }
            tree.add("\(folder)/Package.swift", manifest.text)
        }
        return tree
    }

    private static func source(_ imports: [String], type: String) -> String {
        imports.map { "import \($0)\n" }.joined() + """

            /// A value of this file's own.
            public struct \(type): Sendable, Hashable {
                public var id: Int
                public var title: String

                public init(id: Int, title: String) {
                    self.id = id
                    self.title = title
                }

                /// "import Nothing" in a text is no import.
                public var words: String { "import \\(title) \\(id)" }
            }

            """
    }
}
