// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "ForceUpdate",
    defaultLocalization: "en",
    products: [
        .library(name: "ForceUpdate", targets: ["ForceUpdate"]),
        .library(name: "ForceUpdateImplementation", targets: ["ForceUpdateImplementation"]),
        .library(name: "ForceUpdateMocks", targets: ["ForceUpdateMocks"]),
        .executable(name: "ForceUpdatePreviews", targets: ["ForceUpdatePreviews"]),
        .library(name: "ForceUpdateViews", targets: ["ForceUpdateViews"]),
    ],
    dependencies: [
        .package(path: "../../Core/Common"),
        .package(path: "../../Core/Domain"),
        .package(path: "../../Core/Logging"),
        .package(path: "../../Core/TestSupport"),
        .package(path: "../../Network/Networking"),
        .package(path: "../../Storage/Persistence"),
        .package(path: "../../Storage/Preferences"),
        .package(path: "../../UI/CommonUI"),
        .package(path: "../../UI/PreviewHost"),
        .package(path: "../../UI/ViewCore"),
    ],
    targets: [
        // MARK: - ForceUpdate
        .target(
            name: "ForceUpdate",
            dependencies: [
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
            ]
        ),
        .testTarget(
            name: "ForceUpdateTests",
            dependencies: [
                "ForceUpdate",
                "ForceUpdateImplementation",
                "ForceUpdateMocks",
                "ForceUpdatePreviews",
                "ForceUpdateViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "Logging", package: "Logging"),
                .product(name: "LoggingMocks", package: "Logging"),
                .product(name: "NetworkingMocks", package: "Networking"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "Preferences", package: "Preferences"),
                .product(name: "PreferencesImplementation", package: "Preferences"),
                .product(name: "PreferencesMocks", package: "Preferences"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "TestSupport", package: "TestSupport"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            exclude: ["Fixtures", "ProductionAssets", "Snapshots"]
        ),
        // MARK: - ForceUpdateImplementation
        .target(
            name: "ForceUpdateImplementation",
            dependencies: [
                "ForceUpdate",
                "ForceUpdateViews",
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Logging", package: "Logging"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "Preferences", package: "Preferences"),
                .product(name: "ViewCore", package: "ViewCore"),
            ]
        ),
        // MARK: - ForceUpdateMocks
        .target(
            name: "ForceUpdateMocks",
            dependencies: [
                "ForceUpdate",
                .product(name: "Domain", package: "Domain"),
            ]
        ),
        // MARK: - ForceUpdatePreviews
        .executableTarget(
            name: "ForceUpdatePreviews",
            dependencies: [
                "ForceUpdateMocks",
                "ForceUpdateViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // MARK: - ForceUpdateViews
        .target(
            name: "ForceUpdateViews",
            dependencies: [
                "ForceUpdate",
                .product(name: "CommonUI", package: "CommonUI"),
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
