// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "Catalog",
    defaultLocalization: "en",
    products: [
        .library(name: "Catalog", targets: ["Catalog"]),
        .library(name: "CatalogImplementation", targets: ["CatalogImplementation"]),
        .library(name: "CatalogMocks", targets: ["CatalogMocks"]),
        .executable(name: "CatalogPreviews", targets: ["CatalogPreviews"]),
        .library(name: "CatalogViews", targets: ["CatalogViews"]),
    ],
    dependencies: [
        .package(path: "../../../Core/Common"),
        .package(path: "../../../Core/Domain"),
        .package(path: "../../../Core/TestSupport"),
        .package(path: "../../../Network/Networking"),
        .package(path: "../../../Storage/Persistence"),
        .package(path: "../../../UI/CommonUI"),
        .package(path: "../../../UI/LiveUI"),
        .package(path: "../../../UI/PreviewHost"),
        .package(path: "../../../UI/ViewCore"),
    ],
    targets: [
        // MARK: - Catalog
        .target(
            name: "Catalog",
            dependencies: [
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
            ]
        ),
        .testTarget(
            name: "CatalogTests",
            dependencies: [
                "Catalog",
                "CatalogImplementation",
                "CatalogMocks",
                "CatalogPreviews",
                "CatalogViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "NetworkingMocks", package: "Networking"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "TestSupport", package: "TestSupport"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            exclude: ["ProductionAssets", "Snapshots"]
        ),
        // MARK: - CatalogImplementation
        .target(
            name: "CatalogImplementation",
            dependencies: [
                "Catalog",
                "CatalogViews",
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "LiveUI", package: "LiveUI"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            resources: [
                .copy("Resources")
            ]
        ),
        // MARK: - CatalogMocks
        .target(
            name: "CatalogMocks",
            dependencies: [
                "Catalog",
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
            ]
        ),
        // MARK: - CatalogPreviews
        .executableTarget(
            name: "CatalogPreviews",
            dependencies: [
                "CatalogMocks",
                "CatalogViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // MARK: - CatalogViews
        .target(
            name: "CatalogViews",
            dependencies: [
                "Catalog",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            resources: [
                .process("Resources")
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("ImmutableWeakCaptures"),
            .enableUpcomingFeature("InferIsolatedConformances"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .treatAllWarnings(as: .error),
        ]
}
