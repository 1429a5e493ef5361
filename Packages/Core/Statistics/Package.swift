// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "Statistics",
    defaultLocalization: "en",
    products: [
        .library(name: "Statistics", targets: ["Statistics"]),
        .executable(name: "StatisticsBenchmark", targets: ["StatisticsBenchmark"]),
    ],
    dependencies: [
        .package(path: "../Domain"),
        .package(path: "../TestSupport"),
    ],
    targets: [
        // MARK: - Statistics
        .target(
            name: "Statistics",
            dependencies: [
                .product(name: "Domain", package: "Domain")
            ]
        ),
        .testTarget(
            name: "StatisticsTests",
            dependencies: [
                "Statistics",
                .product(name: "Domain", package: "Domain"),
                .product(name: "TestSupport", package: "TestSupport"),
            ],
            exclude: ["Fixtures"]
        ),
        // MARK: - StatisticsBenchmark
        .executableTarget(
            name: "StatisticsBenchmark",
            dependencies: [
                "Statistics",
                .product(name: "Domain", package: "Domain"),
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
