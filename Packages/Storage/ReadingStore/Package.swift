// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "ReadingStore",
    defaultLocalization: "en",
    products: [
        .library(name: "ReadingStore", targets: ["ReadingStore"]),
        .library(name: "ReadingStoreImplementation", targets: ["ReadingStoreImplementation"]),
        .library(name: "ReadingStoreMocks", targets: ["ReadingStoreMocks"]),
    ],
    dependencies: [
        .package(path: "../../Core/Common"),
        .package(path: "../../Core/Domain"),
        .package(path: "../../Core/TestSupport"),
        .package(path: "../Persistence"),
    ],
    targets: [
        // MARK: - ReadingStore
        .target(
            name: "ReadingStore",
            dependencies: [
                .product(name: "Domain", package: "Domain")
            ]
        ),
        .testTarget(
            name: "ReadingStoreTests",
            dependencies: [
                "ReadingStore",
                "ReadingStoreImplementation",
                "ReadingStoreMocks",
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "TestSupport", package: "TestSupport"),
            ],
            exclude: ["Fixtures"]
        ),

        // MARK: - ReadingStoreImplementation
        .target(
            name: "ReadingStoreImplementation",
            dependencies: [
                "ReadingStore",
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Persistence", package: "Persistence"),
            ]
        ),

        // MARK: - ReadingStoreMocks
        .target(
            name: "ReadingStoreMocks",
            dependencies: [
                "ReadingStore",
                .product(name: "Domain", package: "Domain"),
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
