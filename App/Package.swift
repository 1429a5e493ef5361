// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "App",
    defaultLocalization: "en",
    products: [
        .executable(name: "meterbook", targets: ["Meterbook"])
    ],
    dependencies: [
        .package(path: "../Packages/Core/Analytics"),
        .package(path: "../Packages/Core/ArgumentParsing"),
        .package(path: "../Packages/Core/Common"),
        .package(path: "../Packages/Core/Domain"),
        .package(path: "../Packages/Core/Logging"),
        .package(path: "../Packages/Core/TestSupport"),
        .package(path: "../Packages/Device/Bluetooth"),
        .package(path: "../Packages/Device/MeterSimulator"),
        .package(path: "../Packages/Features/DeviceSetup"),
        .package(path: "../Packages/Features/DeviceSync"),
        .package(path: "../Packages/Features/ForceUpdate"),
        .package(path: "../Packages/Features/Logbook"),
        .package(path: "../Packages/Features/Profile"),
        .package(path: "../Packages/Features/SensorLogbook"),
        .package(path: "../Packages/Features/Settings"),
        .package(path: "../Packages/Features/Usage"),
        .package(path: "../Packages/Network/HTTPServer"),
        .package(path: "../Packages/Network/Networking"),
        .package(path: "../Packages/Network/RemoteConfiguration"),
        .package(path: "../Packages/Storage/Persistence"),
        .package(path: "../Packages/Storage/Preferences"),
        .package(path: "../Packages/Storage/ReadingStore"),
        .package(path: "../Packages/UI/CommonUI"),
        .package(path: "../Packages/UI/LiveServer"),
        .package(path: "../Packages/UI/LiveUI"),
        .package(path: "../Packages/UI/ViewCore"),
    ],
    targets: [
        // MARK: - CBuildInfo
        .target(name: "CBuildInfo", publicHeadersPath: "include"),
        // MARK: - Meterbook
        .executableTarget(
            name: "Meterbook",
            dependencies: [
                "CBuildInfo",
                .product(name: "AnalyticsImplementation", package: "Analytics"),
                .product(name: "ArgumentParsing", package: "ArgumentParsing"),
                .product(name: "Bluetooth", package: "Bluetooth"),
                .product(name: "BluetoothImplementation", package: "Bluetooth"),
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "DeviceSetupImplementation", package: "DeviceSetup"),
                .product(name: "DeviceSync", package: "DeviceSync"),
                .product(name: "DeviceSyncImplementation", package: "DeviceSync"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "ForceUpdateImplementation", package: "ForceUpdate"),
                .product(name: "HTTPServer", package: "HTTPServer"),
                .product(name: "LiveServer", package: "LiveServer"),
                .product(name: "LiveUI", package: "LiveUI"),
                .product(name: "Logbook", package: "Logbook"),
                .product(name: "LogbookImplementation", package: "Logbook"),
                .product(name: "Logging", package: "Logging"),
                .product(name: "LoggingImplementation", package: "Logging"),
                .product(name: "MeterSimulator", package: "MeterSimulator"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "NetworkingImplementation", package: "Networking"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "Preferences", package: "Preferences"),
                .product(name: "PreferencesImplementation", package: "Preferences"),
                .product(name: "ProfileImplementation", package: "Profile"),
                .product(name: "ReadingStore", package: "ReadingStore"),
                .product(name: "ReadingStoreImplementation", package: "ReadingStore"),
                .product(name: "RemoteConfiguration", package: "RemoteConfiguration"),
                .product(name: "RemoteConfigurationImplementation", package: "RemoteConfiguration"),
                .product(name: "SensorLogbookImplementation", package: "SensorLogbook"),
                .product(name: "SettingsImplementation", package: "Settings"),
                .product(name: "UsageImplementation", package: "Usage"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            resources: [
                .copy("Assets.xcassets"),
                .copy("Fonts"),
                .copy("Licences"),
                .process("Resources"),
            ]
        ),
        .testTarget(
            name: "AppTests",
            dependencies: [
                "Meterbook",
                .product(name: "ArgumentParsing", package: "ArgumentParsing"),
                .product(name: "Bluetooth", package: "Bluetooth"),
                .product(name: "BluetoothMocks", package: "Bluetooth"),
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "DeviceSync", package: "DeviceSync"),
                .product(name: "DeviceSyncImplementation", package: "DeviceSync"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "ForceUpdateImplementation", package: "ForceUpdate"),
                .product(name: "HTTPServer", package: "HTTPServer"),
                .product(name: "LiveUI", package: "LiveUI"),
                .product(name: "MeterSimulator", package: "MeterSimulator"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "Preferences", package: "Preferences"),
                .product(name: "PreferencesImplementation", package: "Preferences"),
                .product(name: "ReadingStore", package: "ReadingStore"),
                .product(name: "ReadingStoreImplementation", package: "ReadingStore"),
                .product(name: "RemoteConfiguration", package: "RemoteConfiguration"),
                .product(name: "RemoteConfigurationImplementation", package: "RemoteConfiguration"),
                .product(name: "RemoteConfigurationMocks", package: "RemoteConfiguration"),
                .product(name: "Settings", package: "Settings"),
                .product(name: "TestSupport", package: "TestSupport"),
                .product(name: "ViewCore", package: "ViewCore"),
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
