// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "Cart",
    defaultLocalization: "en",
    products: [
        .library(name: "Cart", targets: ["Cart"]),
        .library(name: "CartImplementation", targets: ["CartImplementation"]),
        .library(name: "CartMocks", targets: ["CartMocks"]),
        .executable(name: "CartPreviews", targets: ["CartPreviews"]),
        .library(name: "CartViews", targets: ["CartViews"]),
    ],
    dependencies: [
        .package(path: "../../../Core/Common"),
        .package(path: "../../../Core/Domain"),
        .package(path: "../../../Core/Logging"),
        .package(path: "../../../Core/TestSupport"),
        .package(path: "../../../Storage/Persistence"),
        .package(path: "../../../UI/CommonUI"),
        .package(path: "../../../UI/LiveUI"),
        .package(path: "../../../UI/PreviewHost"),
        .package(path: "../../../UI/ViewCore"),
    ],
    targets: [
        // MARK: - Cart
        .target(
            name: "Cart",
            dependencies: [
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
            ]
        ),
        .testTarget(
            name: "CartTests",
            dependencies: [
                "Cart",
                "CartImplementation",
                "CartMocks",
                "CartPreviews",
                "CartViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "LoggingMocks", package: "Logging"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "TestSupport", package: "TestSupport"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            exclude: ["ProductionAssets", "Snapshots"]
        ),
        // MARK: - CartImplementation
        .target(
            name: "CartImplementation",
            dependencies: [
                "Cart",
                "CartViews",
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "LiveUI", package: "LiveUI"),
                .product(name: "Logging", package: "Logging"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "ViewCore", package: "ViewCore"),
            ]
        ),
        // MARK: - CartMocks
        .target(
            name: "CartMocks",
            dependencies: [
                "Cart",
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
            ]
        ),
        // MARK: - CartPreviews
        .executableTarget(
            name: "CartPreviews",
            dependencies: [
                "CartMocks",
                "CartViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // MARK: - CartViews
        .target(
            name: "CartViews",
            dependencies: [
                "Cart",
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
