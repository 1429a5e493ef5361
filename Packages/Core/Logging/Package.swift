// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "Logging",
    defaultLocalization: "en",
    products: [
        .library(name: "Logging", targets: ["Logging"]),
        .library(name: "LoggingImplementation", targets: ["LoggingImplementation"]),
        .library(name: "LoggingMocks", targets: ["LoggingMocks"]),
    ],
    dependencies: [
        .package(path: "../Common")
    ],
    targets: [
        // MARK: - Logging
        .target(
            name: "Logging"
        ),
        .testTarget(
            name: "LoggingTests",
            dependencies: [
                "Logging",
                "LoggingImplementation",
                "LoggingMocks",
            ]
        ),

        // MARK: - LoggingImplementation
        .target(
            name: "LoggingImplementation",
            dependencies: [
                "Logging",
                .product(name: "Common", package: "Common"),
            ]
        ),

        // MARK: - LoggingMocks
        .target(
            name: "LoggingMocks",
            dependencies: [
                "Logging"
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
