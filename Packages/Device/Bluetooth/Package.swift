// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "Bluetooth",
    defaultLocalization: "en",
    products: [
        .library(name: "Bluetooth", targets: ["Bluetooth"]),
        .library(name: "BluetoothMocks", targets: ["BluetoothMocks"]),
    ],
    dependencies: [
        .package(path: "../../Core/TestSupport")
    ],
    targets: [
        // MARK: - Bluetooth
        .target(name: "Bluetooth"),
        .testTarget(
            name: "BluetoothTests",
            dependencies: ["Bluetooth"]
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
