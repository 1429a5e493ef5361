// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "Bluetooth",
    defaultLocalization: "en",
    products: [
        .library(name: "Bluetooth", targets: ["Bluetooth"]),
        .library(name: "BluetoothImplementation", targets: ["BluetoothImplementation"]),
        .library(name: "BluetoothMocks", targets: ["BluetoothMocks"]),
    ],
    dependencies: [
        .package(path: "../../Core/Common"),
        .package(path: "../../Core/TestSupport"),
        .package(path: "../SDBus"),
    ],
    targets: [
        // MARK: - Bluetooth
        .target(name: "Bluetooth"),
        .testTarget(
            name: "BluetoothTests",
            dependencies: ["Bluetooth"]
        ),

        // MARK: - BluetoothImplementation
        .target(
            name: "BluetoothImplementation",
            dependencies: [
                "Bluetooth",
                .product(name: "Common", package: "Common"),
                .product(name: "SDBus", package: "SDBus"),
            ]
        ),
        .testTarget(
            name: "BluetoothImplementationTests",
            dependencies: [
                "Bluetooth",
                "BluetoothImplementation",
                .product(name: "SDBus", package: "SDBus"),
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),

        // MARK: - BluetoothMocks
        .target(
            name: "BluetoothMocks",
            dependencies: [
                "Bluetooth",
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),
        .testTarget(
            name: "BluetoothMocksTests",
            dependencies: [
                "Bluetooth",
                "BluetoothMocks",
                .product(name: "TestSupport", package: "TestSupport"),
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
