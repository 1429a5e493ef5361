// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "DeviceSync",
    defaultLocalization: "en",
    products: [
        .library(name: "DeviceSync", targets: ["DeviceSync"]),
        .library(name: "DeviceSyncImplementation", targets: ["DeviceSyncImplementation"]),
        .library(name: "DeviceSyncMocks", targets: ["DeviceSyncMocks"]),
        .executable(name: "DeviceSyncPreviews", targets: ["DeviceSyncPreviews"]),
        .library(name: "DeviceSyncViews", targets: ["DeviceSyncViews"]),
    ],
    dependencies: [
        .package(path: "../../Core/Common"),
        .package(path: "../../Core/Domain"),
        .package(path: "../../Core/TestSupport"),
        .package(path: "../../Device/Bluetooth"),
        .package(path: "../../Device/GlucoseProfile"),
        .package(path: "../../Device/MeterSimulator"),
        .package(path: "../../Storage/Persistence"),
        .package(path: "../../Storage/ReadingStore"),
        .package(path: "../../UI/CommonUI"),
        .package(path: "../../UI/PreviewHost"),
        .package(path: "../../UI/ViewCore"),
    ],
    targets: [
        // MARK: - DeviceSync
        .target(
            name: "DeviceSync",
            dependencies: [
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
            ]
        ),
        .testTarget(
            name: "DeviceSyncTests",
            dependencies: [
                "DeviceSync",
                "DeviceSyncImplementation",
                "DeviceSyncMocks",
                "DeviceSyncPreviews",
                "DeviceSyncViews",
                .product(name: "Bluetooth", package: "Bluetooth"),
                .product(name: "BluetoothMocks", package: "Bluetooth"),
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "GlucoseProfile", package: "GlucoseProfile"),
                .product(name: "MeterSimulator", package: "MeterSimulator"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ReadingStore", package: "ReadingStore"),
                .product(name: "ReadingStoreImplementation", package: "ReadingStore"),
                .product(name: "ReadingStoreMocks", package: "ReadingStore"),
                .product(name: "TestSupport", package: "TestSupport"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            exclude: ["ProductionAssets", "Snapshots"]
        ),
        // MARK: - DeviceSyncImplementation
        .target(
            name: "DeviceSyncImplementation",
            dependencies: [
                "DeviceSync",
                "DeviceSyncViews",
                .product(name: "Bluetooth", package: "Bluetooth"),
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "GlucoseProfile", package: "GlucoseProfile"),
                .product(name: "ReadingStore", package: "ReadingStore"),
                .product(name: "ViewCore", package: "ViewCore"),
            ]
        ),
        // MARK: - DeviceSyncMocks
        .target(
            name: "DeviceSyncMocks",
            dependencies: [
                "DeviceSync",
                .product(name: "Domain", package: "Domain"),
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),
        // MARK: - DeviceSyncPreviews
        .executableTarget(
            name: "DeviceSyncPreviews",
            dependencies: [
                "DeviceSync",
                "DeviceSyncMocks",
                "DeviceSyncViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "TestSupport", package: "TestSupport"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // MARK: - DeviceSyncViews
        .target(
            name: "DeviceSyncViews",
            dependencies: [
                "DeviceSync",
                .product(name: "CommonUI", package: "CommonUI"),
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
