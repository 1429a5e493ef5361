// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "Tests-Integration",
    defaultLocalization: "en",
    dependencies: [
        .package(path: "../Packages/Core/Common"),
        .package(path: "../Packages/Core/Domain"),
        .package(path: "../Packages/Core/TestSupport"),
        .package(path: "../Packages/Device/Bluetooth"),
        .package(path: "../Packages/Device/GlucoseProfile"),
        .package(path: "../Packages/Device/MeterSimulator"),
        .package(path: "../Packages/Device/SDBus"),
        .package(path: "../Packages/Storage/Persistence"),
    ],
    targets: [
        // MARK: - BluetoothIntegrationTests
        .testTarget(
            name: "BluetoothIntegrationTests",
            dependencies: [
                "FakeBluetoothService",
                "IntegrationSupport",
                .product(name: "Bluetooth", package: "Bluetooth"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "MeterSimulator", package: "MeterSimulator"),
                .product(name: "SDBus", package: "SDBus"),
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),
        // MARK: - BluezooTests
        .testTarget(
            name: "BluezooTests",
            dependencies: [
                "IntegrationSupport",
                .product(name: "Bluetooth", package: "Bluetooth"),
                .product(name: "BluetoothImplementation", package: "Bluetooth"),
                .product(name: "GlucoseProfile", package: "GlucoseProfile"),
                .product(name: "MeterSimulator", package: "MeterSimulator"),
                .product(name: "SDBus", package: "SDBus"),
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),
        // MARK: - CSpawn
        .target(
            name: "CSpawn",
            publicHeadersPath: "include"
        ),
        // MARK: - CartIntegrationTests
        .testTarget(
            name: "CartIntegrationTests",
            dependencies: [
                "IntegrationSupport",
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),
        // MARK: - CatalogIntegrationTests
        .testTarget(
            name: "CatalogIntegrationTests",
            dependencies: [
                "IntegrationSupport",
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),
        // MARK: - CommandLineIntegrationTests
        .testTarget(
            name: "CommandLineIntegrationTests",
            dependencies: [
                "IntegrationSupport",
                .product(name: "Domain", package: "Domain"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),
        // MARK: - DeviceSetupIntegrationTests
        .testTarget(
            name: "DeviceSetupIntegrationTests",
            dependencies: [
                "IntegrationSupport",
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),
        // MARK: - DeviceSyncIntegrationTests
        .testTarget(
            name: "DeviceSyncIntegrationTests",
            dependencies: [
                "IntegrationSupport",
                .product(name: "Domain", package: "Domain"),
                .product(name: "GlucoseProfile", package: "GlucoseProfile"),
                .product(name: "TestSupport", package: "TestSupport"),
            ],
            exclude: ["Fixtures"]
        ),
        // MARK: - FakeBluetoothService
        .target(
            name: "FakeBluetoothService",
            dependencies: [
                .product(name: "Bluetooth", package: "Bluetooth"),
                .product(name: "MeterSimulator", package: "MeterSimulator"),
                .product(name: "SDBus", package: "SDBus"),
            ]
        ),
        .testTarget(
            name: "FakeBluetoothServiceTests",
            dependencies: [
                "FakeBluetoothService",
                .product(name: "Bluetooth", package: "Bluetooth"),
                .product(name: "BluetoothImplementation", package: "Bluetooth"),
                .product(name: "MeterSimulator", package: "MeterSimulator"),
                .product(name: "SDBus", package: "SDBus"),
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),
        // MARK: - ForceUpdateIntegrationTests
        .testTarget(
            name: "ForceUpdateIntegrationTests",
            dependencies: [
                "IntegrationSupport",
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),
        // MARK: - InsightsIntegrationTests
        .testTarget(name: "InsightsIntegrationTests", dependencies: ["IntegrationSupport"]),
        // MARK: - IntegrationSupport
        .target(
            name: "IntegrationSupport",
            dependencies: [
                "CSpawn",
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "GlucoseProfile", package: "GlucoseProfile"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),
        .testTarget(
            name: "IntegrationSupportTests",
            dependencies: [
                "IntegrationSupport",
                .product(name: "Domain", package: "Domain"),
                .product(name: "GlucoseProfile", package: "GlucoseProfile"),
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),
        // MARK: - LiveUIIntegrationTests
        .testTarget(
            name: "LiveUIIntegrationTests",
            dependencies: [
                "IntegrationSupport"
            ]
        ),
        // MARK: - LogbookIntegrationTests
        .testTarget(
            name: "LogbookIntegrationTests",
            dependencies: [
                "IntegrationSupport",
                .product(name: "Domain", package: "Domain"),
                .product(name: "GlucoseProfile", package: "GlucoseProfile"),
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),
        // MARK: - OrdersIntegrationTests
        .testTarget(
            name: "OrdersIntegrationTests",
            dependencies: [
                "IntegrationSupport",
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),
        // MARK: - PreviewIntegrationTests
        .testTarget(
            name: "PreviewIntegrationTests",
            dependencies: [
                "IntegrationSupport"
            ],
            exclude: ["Pictures"]
        ),
        // MARK: - ProfileIntegrationTests
        .testTarget(
            name: "ProfileIntegrationTests",
            dependencies: [
                "IntegrationSupport",
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),
        // MARK: - SecurityIntegrationTests
        .testTarget(
            name: "SecurityIntegrationTests",
            dependencies: [
                "IntegrationSupport",
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),
        // MARK: - SensorLogbookIntegrationTests
        .testTarget(
            name: "SensorLogbookIntegrationTests",
            dependencies: [
                "IntegrationSupport",
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),
        // MARK: - SettingsIntegrationTests
        .testTarget(
            name: "SettingsIntegrationTests",
            dependencies: [
                "IntegrationSupport",
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),
        // MARK: - ToolIntegrationTests
        .testTarget(
            name: "ToolIntegrationTests",
            dependencies: [
                "IntegrationSupport",
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),
        // MARK: - SharingIntegrationTests
        .testTarget(name: "SharingIntegrationTests", dependencies: ["IntegrationSupport"]),
        // MARK: - UsageIntegrationTests
        .testTarget(name: "UsageIntegrationTests", dependencies: ["IntegrationSupport"]),
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
