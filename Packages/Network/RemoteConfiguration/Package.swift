// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "RemoteConfiguration",
    defaultLocalization: "en",
    products: [
        .library(name: "RemoteConfiguration", targets: ["RemoteConfiguration"]),
        .library(name: "RemoteConfigurationImplementation", targets: ["RemoteConfigurationImplementation"]),
        .library(name: "RemoteConfigurationMocks", targets: ["RemoteConfigurationMocks"]),
    ],
    dependencies: [
        .package(path: "../../Core/Common"),
        .package(path: "../../Core/Logging"),
        .package(path: "../../Core/TestSupport"),
        .package(path: "../../Storage/Persistence"),
        .package(path: "../Networking"),
    ],
    targets: [
        // MARK: - RemoteConfiguration
        .target(
            name: "RemoteConfiguration"
        ),
        .testTarget(
            name: "RemoteConfigurationTests",
            dependencies: [
                "RemoteConfiguration",
                "RemoteConfigurationImplementation",
                "RemoteConfigurationMocks",
                .product(name: "Common", package: "Common"),
                .product(name: "LoggingMocks", package: "Logging"),
                .product(name: "NetworkingMocks", package: "Networking"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),

        // MARK: - RemoteConfigurationImplementation
        .target(
            name: "RemoteConfigurationImplementation",
            dependencies: [
                "RemoteConfiguration",
                .product(name: "Common", package: "Common"),
                .product(name: "Logging", package: "Logging"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "Persistence", package: "Persistence"),
            ]
        ),

        // MARK: - RemoteConfigurationMocks
        .target(
            name: "RemoteConfigurationMocks",
            dependencies: [
                "RemoteConfiguration"
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
