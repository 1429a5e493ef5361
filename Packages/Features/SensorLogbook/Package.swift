// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "SensorLogbook",
    defaultLocalization: "en",
    products: [
        .library(name: "SensorLogbook", targets: ["SensorLogbook"]),
        .library(name: "SensorLogbookImplementation", targets: ["SensorLogbookImplementation"]),
        .library(name: "SensorLogbookMocks", targets: ["SensorLogbookMocks"]),
        .executable(name: "SensorLogbookPreviews", targets: ["SensorLogbookPreviews"]),
        .library(name: "SensorLogbookViews", targets: ["SensorLogbookViews"]),
    ],
    dependencies: [
        .package(path: "../../Core/Common"),
        .package(path: "../../Core/Domain"),
        .package(path: "../../Core/Statistics"),
        .package(path: "../../Storage/Persistence"),
        .package(path: "../../Storage/Preferences"),
        .package(path: "../../Storage/ReadingStore"),
        .package(path: "../../UI/CommonUI"),
        .package(path: "../../UI/PreviewHost"),
        .package(path: "../../UI/ViewCore"),
    ],
    targets: [
        // MARK: - SensorLogbook
        .target(
            name: "SensorLogbook",
            dependencies: [
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Statistics", package: "Statistics"),
            ]
        ),
        .testTarget(
            name: "SensorLogbookTests",
            dependencies: [
                "SensorLogbook",
                "SensorLogbookImplementation",
                "SensorLogbookMocks",
                "SensorLogbookPreviews",
                "SensorLogbookViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "Preferences", package: "Preferences"),
                .product(name: "PreferencesMocks", package: "Preferences"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ReadingStore", package: "ReadingStore"),
                .product(name: "ReadingStoreImplementation", package: "ReadingStore"),
                .product(name: "ReadingStoreMocks", package: "ReadingStore"),
                .product(name: "Statistics", package: "Statistics"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            exclude: ["ProductionAssets", "Snapshots"]
        ),
        // MARK: - SensorLogbookImplementation
        .target(
            name: "SensorLogbookImplementation",
            dependencies: [
                "SensorLogbook",
                "SensorLogbookViews",
                .product(name: "Domain", package: "Domain"),
                .product(name: "Preferences", package: "Preferences"),
                .product(name: "ReadingStore", package: "ReadingStore"),
                .product(name: "Statistics", package: "Statistics"),
                .product(name: "ViewCore", package: "ViewCore"),
            ]
        ),
        // MARK: - SensorLogbookMocks
        .target(
            name: "SensorLogbookMocks",
            dependencies: [
                "SensorLogbook",
                .product(name: "Domain", package: "Domain"),
                .product(name: "Statistics", package: "Statistics"),
            ]
        ),
        // MARK: - SensorLogbookPreviews
        .executableTarget(
            name: "SensorLogbookPreviews",
            dependencies: [
                "SensorLogbookMocks",
                "SensorLogbookViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // MARK: - SensorLogbookViews
        .target(
            name: "SensorLogbookViews",
            dependencies: [
                "SensorLogbook",
                .product(name: "CommonUI", package: "CommonUI"),
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
