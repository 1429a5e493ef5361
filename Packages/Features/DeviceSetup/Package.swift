// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "DeviceSetup",
    defaultLocalization: "en",
    products: [
        .library(name: "DeviceSetup", targets: ["DeviceSetup"]),
        .library(name: "DeviceSetupImplementation", targets: ["DeviceSetupImplementation"]),
        .library(name: "DeviceSetupMocks", targets: ["DeviceSetupMocks"]),
        .executable(name: "DeviceSetupPreviews", targets: ["DeviceSetupPreviews"]),
        .library(name: "DeviceSetupViews", targets: ["DeviceSetupViews"]),
    ],
    dependencies: [
        .package(path: "../../Core/Analytics"),
        .package(path: "../../Core/Common"),
        .package(path: "../../Core/Domain"),
        .package(path: "../../Core/TestSupport"),
        .package(path: "../../Device/Bluetooth"),
        .package(path: "../../Device/GlucoseProfile"),
        .package(path: "../../Device/MeterSimulator"),
        .package(path: "../../Storage/Persistence"),
        .package(path: "../../Storage/ReadingStore"),
        .package(path: "../../UI/CommonUI"),
        .package(path: "../../UI/LiveUI"),
        .package(path: "../../UI/PreviewHost"),
        .package(path: "../../UI/ViewCore"),
        .package(path: "../DeviceSync"),
    ],
    targets: [
        // MARK: - DeviceSetup
        .target(
            name: "DeviceSetup",
            dependencies: [
                .product(name: "Common", package: "Common"),
                .product(name: "DeviceSync", package: "DeviceSync"),
                .product(name: "Domain", package: "Domain"),
            ]
        ),
        .testTarget(
            name: "DeviceSetupTests",
            dependencies: [
                "DeviceSetup",
                "DeviceSetupImplementation",
                "DeviceSetupMocks",
                "DeviceSetupPreviews",
                "DeviceSetupViews",
                .product(name: "Analytics", package: "Analytics"),
                .product(name: "AnalyticsMocks", package: "Analytics"),
                .product(name: "Bluetooth", package: "Bluetooth"),
                .product(name: "BluetoothMocks", package: "Bluetooth"),
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "DeviceSync", package: "DeviceSync"),
                .product(name: "DeviceSyncMocks", package: "DeviceSync"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "GlucoseProfile", package: "GlucoseProfile"),
                .product(name: "LiveUIMocks", package: "LiveUI"),
                .product(name: "MeterSimulator", package: "MeterSimulator"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ReadingStore", package: "ReadingStore"),
                .product(name: "ReadingStoreImplementation", package: "ReadingStore"),
                .product(name: "TestSupport", package: "TestSupport"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            exclude: ["ProductionAssets", "Snapshots"]
        ),
        // MARK: - DeviceSetupImplementation
        .target(
            name: "DeviceSetupImplementation",
            dependencies: [
                "DeviceSetup",
                "DeviceSetupViews",
                .product(name: "Analytics", package: "Analytics"),
                .product(name: "Bluetooth", package: "Bluetooth"),
                .product(name: "Common", package: "Common"),
                .product(name: "DeviceSync", package: "DeviceSync"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "GlucoseProfile", package: "GlucoseProfile"),
                .product(name: "LiveUI", package: "LiveUI"),
                .product(name: "ReadingStore", package: "ReadingStore"),
                .product(name: "ViewCore", package: "ViewCore"),
            ]
        ),
        // MARK: - DeviceSetupMocks
        .target(
            name: "DeviceSetupMocks",
            dependencies: [
                "DeviceSetup",
                .product(name: "DeviceSync", package: "DeviceSync"),
                .product(name: "DeviceSyncMocks", package: "DeviceSync"),
                .product(name: "Domain", package: "Domain"),
            ]
        ),
        // MARK: - DeviceSetupPreviews
        .executableTarget(
            name: "DeviceSetupPreviews",
            dependencies: [
                "DeviceSetup",
                "DeviceSetupMocks",
                "DeviceSetupViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "DeviceSyncMocks", package: "DeviceSync"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // MARK: - DeviceSetupViews
        .target(
            name: "DeviceSetupViews",
            dependencies: [
                "DeviceSetup",
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "DeviceSync", package: "DeviceSync"),
                .product(name: "DeviceSyncViews", package: "DeviceSync"),
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
