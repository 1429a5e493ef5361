// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "Logbook",
    defaultLocalization: "en",
    products: [
        .library(name: "Logbook", targets: ["Logbook"]),
        .library(name: "LogbookImplementation", targets: ["LogbookImplementation"]),
        .library(name: "LogbookMocks", targets: ["LogbookMocks"]),
        .executable(name: "LogbookPreviews", targets: ["LogbookPreviews"]),
        .library(name: "LogbookViews", targets: ["LogbookViews"]),
    ],
    dependencies: [
        .package(path: "../../Core/Common"),
        .package(path: "../../Core/Domain"),
        .package(path: "../../Core/Statistics"),
        .package(path: "../../Core/TestSupport"),
        .package(path: "../../Storage/Persistence"),
        .package(path: "../../Storage/Preferences"),
        .package(path: "../../Storage/ReadingStore"),
        .package(path: "../../UI/CommonUI"),
        .package(path: "../../UI/LiveUI"),
        .package(path: "../../UI/PreviewHost"),
        .package(path: "../../UI/ViewCore"),
        .package(path: "../DeviceSync"),
    ],
    targets: [
        // MARK: - Logbook
        .target(
            name: "Logbook",
            dependencies: [
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Statistics", package: "Statistics"),
            ]
        ),
        .testTarget(
            name: "LogbookTests",
            dependencies: [
                "Logbook",
                "LogbookImplementation",
                "LogbookMocks",
                "LogbookPreviews",
                "LogbookViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "DeviceSyncMocks", package: "DeviceSync"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "LiveUI", package: "LiveUI"),
                .product(name: "LiveUIMocks", package: "LiveUI"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "Preferences", package: "Preferences"),
                .product(name: "PreferencesImplementation", package: "Preferences"),
                .product(name: "PreferencesMocks", package: "Preferences"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ReadingStore", package: "ReadingStore"),
                .product(name: "ReadingStoreImplementation", package: "ReadingStore"),
                .product(name: "ReadingStoreMocks", package: "ReadingStore"),
                .product(name: "Statistics", package: "Statistics"),
                .product(name: "TestSupport", package: "TestSupport"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            exclude: ["ProductionAssets", "Snapshots"]
        ),
        // MARK: - LogbookImplementation
        .target(
            name: "LogbookImplementation",
            dependencies: [
                "Logbook",
                "LogbookViews",
                .product(name: "Common", package: "Common"),
                .product(name: "DeviceSync", package: "DeviceSync"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "LiveUI", package: "LiveUI"),
                .product(name: "Preferences", package: "Preferences"),
                .product(name: "ReadingStore", package: "ReadingStore"),
                .product(name: "Statistics", package: "Statistics"),
                .product(name: "ViewCore", package: "ViewCore"),
            ]
        ),
        // MARK: - LogbookMocks
        .target(
            name: "LogbookMocks",
            dependencies: [
                "Logbook",
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Statistics", package: "Statistics"),
            ]
        ),
        // MARK: - LogbookPreviews
        .executableTarget(
            name: "LogbookPreviews",
            dependencies: [
                "Logbook",
                "LogbookMocks",
                "LogbookViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "DeviceSyncMocks", package: "DeviceSync"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "TestSupport", package: "TestSupport"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // MARK: - LogbookViews
        .target(
            name: "LogbookViews",
            dependencies: [
                "Logbook",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "DeviceSync", package: "DeviceSync"),
                .product(name: "DeviceSyncViews", package: "DeviceSync"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Statistics", package: "Statistics"),
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
