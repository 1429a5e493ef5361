// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "Orders",
    defaultLocalization: "en",
    products: [
        .library(name: "Orders", targets: ["Orders"]),
        .library(name: "OrdersImplementation", targets: ["OrdersImplementation"]),
        .library(name: "OrdersMocks", targets: ["OrdersMocks"]),
        .executable(name: "OrdersPreviews", targets: ["OrdersPreviews"]),
        .library(name: "OrdersViews", targets: ["OrdersViews"]),
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
        // MARK: - Orders
        .target(
            name: "Orders",
            dependencies: [
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
            ]
        ),
        .testTarget(
            name: "OrdersTests",
            dependencies: [
                "Orders",
                "OrdersImplementation",
                "OrdersMocks",
                "OrdersPreviews",
                "OrdersViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "LiveUIMocks", package: "LiveUI"),
                .product(name: "LoggingMocks", package: "Logging"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "TestSupport", package: "TestSupport"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            exclude: ["ProductionAssets", "Snapshots"]
        ),
        // MARK: - OrdersImplementation
        .target(
            name: "OrdersImplementation",
            dependencies: [
                "Orders",
                "OrdersViews",
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "LiveUI", package: "LiveUI"),
                .product(name: "Logging", package: "Logging"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "ViewCore", package: "ViewCore"),
            ]
        ),
        // MARK: - OrdersMocks
        .target(
            name: "OrdersMocks",
            dependencies: [
                "Orders",
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
            ]
        ),
        // MARK: - OrdersPreviews
        .executableTarget(
            name: "OrdersPreviews",
            dependencies: [
                "OrdersMocks",
                "OrdersViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // MARK: - OrdersViews
        .target(
            name: "OrdersViews",
            dependencies: [
                "Orders",
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
