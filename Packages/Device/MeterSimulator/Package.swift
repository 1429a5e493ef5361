// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "MeterSimulator",
    defaultLocalization: "en",
    products: [
        .library(name: "MeterSimulator", targets: ["MeterSimulator"])
    ],
    dependencies: [
        .package(path: "../../Core/Common"),
        .package(path: "../../Core/Domain"),
        .package(path: "../../Core/TestSupport"),
        .package(path: "../Bluetooth"),
        .package(path: "../GlucoseProfile"),
    ],
    targets: [
        // MARK: - MeterSimulator
        .target(
            name: "MeterSimulator",
            dependencies: [
                .product(name: "Bluetooth", package: "Bluetooth"),
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "GlucoseProfile", package: "GlucoseProfile"),
            ],
            resources: [
                .copy("Resources")
            ]
        ),
        .testTarget(
            name: "MeterSimulatorTests",
            dependencies: [
                "MeterSimulator",
                .product(name: "Bluetooth", package: "Bluetooth"),
                .product(name: "BluetoothMocks", package: "Bluetooth"),
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "GlucoseProfile", package: "GlucoseProfile"),
                .product(name: "TestSupport", package: "TestSupport"),
            ],
            resources: [
                .copy("Fixtures")
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
