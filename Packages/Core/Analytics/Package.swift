// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "Analytics",
    defaultLocalization: "en",
    products: [
        .library(name: "Analytics", targets: ["Analytics"]),
        .library(name: "AnalyticsImplementation", targets: ["AnalyticsImplementation"]),
        .library(name: "AnalyticsMocks", targets: ["AnalyticsMocks"]),
    ],
    dependencies: [
        .package(path: "../../Storage/Persistence"),
        .package(path: "../Common"),
        .package(path: "../Logging"),
        .package(path: "../TestSupport"),
    ],
    targets: [
        // MARK: - Analytics
        .target(
            name: "Analytics"
        ),
        .testTarget(
            name: "AnalyticsTests",
            dependencies: [
                "Analytics",
                "AnalyticsImplementation",
                "AnalyticsMocks",
                .product(name: "Common", package: "Common"),
                .product(name: "LoggingMocks", package: "Logging"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),

        // MARK: - AnalyticsImplementation
        .target(
            name: "AnalyticsImplementation",
            dependencies: [
                "Analytics",
                .product(name: "Common", package: "Common"),
                .product(name: "Logging", package: "Logging"),
                .product(name: "Persistence", package: "Persistence"),
            ]
        ),

        // MARK: - AnalyticsMocks
        .target(
            name: "AnalyticsMocks",
            dependencies: [
                "Analytics"
            ]
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
