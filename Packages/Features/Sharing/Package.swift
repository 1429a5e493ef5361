// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "Sharing",
    defaultLocalization: "en",
    products: [
        .library(name: "Sharing", targets: ["Sharing"]),
        .library(name: "SharingImplementation", targets: ["SharingImplementation"]),
        .library(name: "SharingMocks", targets: ["SharingMocks"]),
        .executable(name: "SharingPreviews", targets: ["SharingPreviews"]),
        .library(name: "SharingViews", targets: ["SharingViews"]),
    ],
    dependencies: [
        .package(path: "../../Core/Common"),
        .package(path: "../../Core/Crypto"),
        .package(path: "../../Core/Domain"),
        .package(path: "../../Core/TestSupport"),
        .package(path: "../../Storage/Persistence"),
        .package(path: "../../Storage/Preferences"),
        .package(path: "../../Storage/ReadingStore"),
        .package(path: "../../UI/CommonUI"),
        .package(path: "../../UI/PreviewHost"),
        .package(path: "../../UI/ViewCore"),
    ],
    targets: [
        // MARK: - Sharing
        .target(
            name: "Sharing",
            dependencies: [
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
            ]
        ),
        .testTarget(
            name: "SharingTests",
            dependencies: [
                "Sharing",
                "SharingImplementation",
                "SharingMocks",
                "SharingPreviews",
                "SharingViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "Preferences", package: "Preferences"),
                .product(name: "PreferencesImplementation", package: "Preferences"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ReadingStore", package: "ReadingStore"),
                .product(name: "ReadingStoreImplementation", package: "ReadingStore"),
                .product(name: "TestSupport", package: "TestSupport"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            exclude: ["ProductionAssets", "Snapshots"]
        ),
        // MARK: - SharingImplementation
        .target(
            name: "SharingImplementation",
            dependencies: [
                "Sharing",
                "SharingViews",
                .product(name: "Common", package: "Common"),
                .product(name: "Crypto", package: "Crypto"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "Preferences", package: "Preferences"),
                .product(name: "ReadingStore", package: "ReadingStore"),
                .product(name: "ViewCore", package: "ViewCore"),
            ]
        ),
        // MARK: - SharingMocks
        .target(
            name: "SharingMocks",
            dependencies: [
                "Sharing",
                .product(name: "Domain", package: "Domain"),
            ]
        ),
        // MARK: - SharingPreviews
        .executableTarget(
            name: "SharingPreviews",
            dependencies: [
                "SharingMocks",
                "SharingViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // MARK: - SharingViews
        .target(
            name: "SharingViews",
            dependencies: [
                "Sharing",
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
