// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "Usage",
    defaultLocalization: "en",
    products: [
        .library(name: "Usage", targets: ["Usage"]),
        .library(name: "UsageImplementation", targets: ["UsageImplementation"]),
        .library(name: "UsageMocks", targets: ["UsageMocks"]),
        .executable(name: "UsagePreviews", targets: ["UsagePreviews"]),
        .library(name: "UsageViews", targets: ["UsageViews"]),
    ],
    dependencies: [
        .package(path: "../../Core/Analytics"),
        .package(path: "../../Core/Common"),
        .package(path: "../../Core/Domain"),
        .package(path: "../../Core/Logging"),
        .package(path: "../../Storage/Persistence"),
        .package(path: "../../UI/CommonUI"),
        .package(path: "../../UI/PreviewHost"),
        .package(path: "../../UI/ViewCore"),
    ],
    targets: [
        // MARK: - Usage
        .target(
            name: "Usage",
            dependencies: [
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
            ]
        ),
        .testTarget(
            name: "UsageTests",
            dependencies: [
                "Usage",
                "UsageImplementation",
                "UsageMocks",
                "UsagePreviews",
                "UsageViews",
                .product(name: "Analytics", package: "Analytics"),
                .product(name: "AnalyticsImplementation", package: "Analytics"),
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "LoggingMocks", package: "Logging"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            exclude: ["ProductionAssets", "Snapshots"]
        ),
        // MARK: - UsageImplementation
        .target(
            name: "UsageImplementation",
            dependencies: [
                "Usage",
                "UsageViews",
                .product(name: "Analytics", package: "Analytics"),
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "ViewCore", package: "ViewCore"),
            ]
        ),
        // MARK: - UsageMocks
        .target(
            name: "UsageMocks",
            dependencies: [
                "Usage",
                .product(name: "Domain", package: "Domain"),
            ]
        ),
        // MARK: - UsagePreviews
        .executableTarget(
            name: "UsagePreviews",
            dependencies: [
                "UsageMocks",
                "UsageViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // MARK: - UsageViews
        .target(
            name: "UsageViews",
            dependencies: [
                "Usage",
                .product(name: "CommonUI", package: "CommonUI"),
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
