import ModuleGraph
import ToolSupport
import ToolTestSupport

@testable import Coverage

/// Two packages: Cart, whose tests are run, over Price, whose are not.
enum Shop {
    static let files = [
        "Cart/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Cart",
            dependencies: [.package(path: "../Price")],
            targets: [
                .target(name: "Cart", dependencies: [.product(name: "Price", package: "Price")]),
                .target(name: "Alone"),
                .testTarget(name: "CartTests", dependencies: ["Cart"]),
            ]
        )
        """,
        "Cart/Sources/Cart/Cart.swift": """
        import Price

        public struct Cart {
            public var prices: [Price] = []
            public init() {}

            public func total() -> Int {
                guard !prices.isEmpty else {
                    return 0
                }
                // Never reached by the tests:
                let sum = prices.reduce(0) {
                    $0 + $1.cents
                }
                return sum > 0 ? sum : 0
            }

            #if os(Windows)
            func elsewhere() -> Int { 1 }
            #endif
        }
        """,
        "Cart/Sources/Cart/Priced.swift": "public protocol Priced { var cents: Int { get } }\n",
        "Cart/Sources/Cart/Unused.swift": "func unused() -> Int {\n    1\n}\n",
        "Cart/Sources/Alone/Alone.swift": "func alone() -> Int { 1 }\n",
        "Cart/Tests/CartTests/CartTests.swift": """
        import Testing
        import Cart

        @Test func anEmptyCartCostsNothing() { #expect(Cart().total() == 0) }
        """,
        "Price/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Price",
            products: [.library(name: "Price", targets: ["Price"])],
            targets: [.target(name: "Price"), .testTarget(name: "PriceTests", dependencies: ["Price"])]
        )
        """,
        "Price/Sources/Price/Price.swift": "public struct Price {\n    public var cents: Int {\n        1\n    }\n}\n",
        "Price/Tests/PriceTests/PriceTests.swift": "import Testing\n",
    ]

    static func workspace(_ root: String) -> Workspace {
        let cart = Package(
            name: "Cart", folder: "Cart",
            dependencies: [PackageDependency(identity: "price", source: .folder("Price"), location: Location(path: "Cart/Package.swift"))],
            targets: [
                target("Cart", "Cart", ["Cart", "Priced", "Unused"], depends: [product("Price")]), target("Cart", "Alone", ["Alone"]),
                target("Cart", "CartTests", ["CartTests"], kind: .test, depends: [sibling("Cart")]),
            ], manifest: ManifestFacts(path: "Cart/Package.swift", toolsVersion: "6.0.0"))
        let price = Package(
            name: "Price", folder: "Price", products: [Product(name: "Price", targets: ["Price"], location: Location(path: ""))],
            targets: [
                target("Price", "Price", ["Price"]),
                target("Price", "PriceTests", ["PriceTests"], kind: .test, depends: [sibling("Price")]),
            ], manifest: ManifestFacts(path: "Price/Package.swift", toolsVersion: "6.0.0"))
        return Workspace(root: root, packages: [cart, price])
    }

    private static func target(
        _ package: String, _ name: String, _ files: [String], kind: Target.Kind = .library, depends: [TargetDependency] = []
    ) -> Target {
        let folder = "\(package)/\(kind == .test ? "Tests" : "Sources")/\(name)"
        return Target(
            name: name, kind: kind, folder: folder, dependencies: depends, sources: files.map { SourceFile(path: "\(folder)/\($0).swift") },
            location: Location(path: "\(package)/Package.swift"))
    }

    private static func product(_ name: String) -> TargetDependency {
        TargetDependency(form: .product, name: name, package: name, location: Location(path: ""))
    }

    private static func sibling(_ name: String) -> TargetDependency {
        TargetDependency(form: .byName, name: name, location: Location(path: ""))
    }

    /// The report of a run of Cart's tests alone.
    static func report(_ export: CoverageExport, _ workspace: Workspace, floor: Int? = nil) throws -> CoverageReport {
        let ran = Set(workspace.packages.filter { $0.name == "Cart" }.map(\.id))
        return CoverageReport(export, of: workspace, ran: ran) { target, _ in target.name == "Alone" ? nil : floor }
    }
}
