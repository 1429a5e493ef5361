// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "Insights",
    defaultLocalization: "en",
    products: [
        .library(name: "Insights", targets: ["Insights"]),
        .library(name: "InsightsImplementation", targets: ["InsightsImplementation"]),
        .library(name: "InsightsMocks", targets: ["InsightsMocks"]),
        .executable(name: "InsightsPreviews", targets: ["InsightsPreviews"]),
        .library(name: "InsightsViews", targets: ["InsightsViews"]),
    ],
    dependencies: [
        .package(path: "../../Core/Common"),
        .package(path: "../../Core/Domain"),
        .package(path: "../../Core/Statistics"),
        .package(path: "../../Core/TestSupport"),
        .package(path: "../../Storage/Persistence"),
        .package(path: "../../Storage/Preferences"),
        .package(path: "../../Storage/ReadingStore"),
        .package(path: "../../UI/Charts"),
        .package(path: "../../UI/CommonUI"),
        .package(path: "../../UI/LiveUI"),
        .package(path: "../../UI/PreviewHost"),
        .package(path: "../../UI/ViewCore"),
    ],
    targets: [
        // MARK: - Insights
        .target(
            name: "Insights",
            dependencies: [
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Statistics", package: "Statistics"),
            ]
        ),
        .testTarget(
            name: "InsightsTests",
            dependencies: [
                "Insights",
                "InsightsImplementation",
                "InsightsMocks",
                "InsightsPreviews",
                "InsightsViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "LiveUIMocks", package: "LiveUI"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "Preferences", package: "Preferences"),
                .product(name: "PreferencesImplementation", package: "Preferences"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ReadingStore", package: "ReadingStore"),
                .product(name: "ReadingStoreImplementation", package: "ReadingStore"),
                .product(name: "Statistics", package: "Statistics"),
                .product(name: "TestSupport", package: "TestSupport"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            exclude: ["ProductionAssets", "Snapshots"]
        ),
        // MARK: - InsightsImplementation
        .target(
            name: "InsightsImplementation",
            dependencies: [
                "Insights",
                "InsightsViews",
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "LiveUI", package: "LiveUI"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "Preferences", package: "Preferences"),
                .product(name: "ReadingStore", package: "ReadingStore"),
                .product(name: "Statistics", package: "Statistics"),
                .product(name: "ViewCore", package: "ViewCore"),
            ]
        ),
        // MARK: - InsightsMocks
        .target(
            name: "InsightsMocks",
            dependencies: [
                "Insights",
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Statistics", package: "Statistics"),
            ]
        ),
        // MARK: - InsightsPreviews
        .executableTarget(
            name: "InsightsPreviews",
            dependencies: [
                "InsightsMocks",
                "InsightsViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // MARK: - InsightsViews
        .target(
            name: "InsightsViews",
            dependencies: [
                "Insights",
                .product(name: "Charts", package: "Charts"),
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Statistics", package: "Statistics"),
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
