// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "Settings",
    defaultLocalization: "en",
    products: [
        .library(name: "Settings", targets: ["Settings"]),
        .library(name: "SettingsImplementation", targets: ["SettingsImplementation"]),
        .library(name: "SettingsMocks", targets: ["SettingsMocks"]),
        .executable(name: "SettingsPreviews", targets: ["SettingsPreviews"]),
        .library(name: "SettingsViews", targets: ["SettingsViews"]),
    ],
    dependencies: [
        .package(path: "../../Core/Analytics"),
        .package(path: "../../Core/Common"),
        .package(path: "../../Core/Domain"),
        .package(path: "../../Core/Logging"),
        .package(path: "../../Storage/Persistence"),
        .package(path: "../../Storage/Preferences"),
        .package(path: "../../UI/CommonUI"),
        .package(path: "../../UI/PreviewHost"),
        .package(path: "../../UI/ViewCore"),
    ],
    targets: [
        // MARK: - Settings
        .target(
            name: "Settings",
            dependencies: [
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
            ]
        ),
        .testTarget(
            name: "SettingsTests",
            dependencies: [
                "Settings",
                "SettingsImplementation",
                "SettingsMocks",
                "SettingsPreviews",
                "SettingsViews",
                .product(name: "Analytics", package: "Analytics"),
                .product(name: "AnalyticsImplementation", package: "Analytics"),
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "LoggingMocks", package: "Logging"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "Preferences", package: "Preferences"),
                .product(name: "PreferencesImplementation", package: "Preferences"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            exclude: ["ProductionAssets", "Snapshots"]
        ),
        // MARK: - SettingsImplementation
        .target(
            name: "SettingsImplementation",
            dependencies: [
                "Settings",
                "SettingsViews",
                .product(name: "Analytics", package: "Analytics"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Preferences", package: "Preferences"),
                .product(name: "ViewCore", package: "ViewCore"),
            ]
        ),
        // MARK: - SettingsMocks
        .target(
            name: "SettingsMocks",
            dependencies: [
                "Settings"
            ]
        ),
        // MARK: - SettingsPreviews
        .executableTarget(
            name: "SettingsPreviews",
            dependencies: [
                "SettingsMocks",
                "SettingsViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // MARK: - SettingsViews
        .target(
            name: "SettingsViews",
            dependencies: [
                "Settings",
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
