// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "Profile",
    defaultLocalization: "en",
    products: [
        .library(name: "Profile", targets: ["Profile"]),
        .library(name: "ProfileImplementation", targets: ["ProfileImplementation"]),
        .library(name: "ProfileMocks", targets: ["ProfileMocks"]),
        .executable(name: "ProfilePreviews", targets: ["ProfilePreviews"]),
        .library(name: "ProfileViews", targets: ["ProfileViews"]),
    ],
    dependencies: [
        .package(path: "../../Core/Common"),
        .package(path: "../../Core/Domain"),
        .package(path: "../../Core/TestSupport"),
        .package(path: "../../Storage/Persistence"),
        .package(path: "../../Storage/Preferences"),
        .package(path: "../../Storage/ReadingStore"),
        .package(path: "../../UI/CommonUI"),
        .package(path: "../../UI/LiveUI"),
        .package(path: "../../UI/PreviewHost"),
        .package(path: "../../UI/ViewCore"),
    ],
    targets: [
        // MARK: - Profile
        .target(
            name: "Profile",
            dependencies: [
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
            ]
        ),
        .testTarget(
            name: "ProfileTests",
            dependencies: [
                "Profile",
                "ProfileImplementation",
                "ProfileMocks",
                "ProfilePreviews",
                "ProfileViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "LiveUIMocks", package: "LiveUI"),
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
        // MARK: - ProfileImplementation
        .target(
            name: "ProfileImplementation",
            dependencies: [
                "Profile",
                "ProfileViews",
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "LiveUI", package: "LiveUI"),
                .product(name: "Preferences", package: "Preferences"),
                .product(name: "ReadingStore", package: "ReadingStore"),
                .product(name: "ViewCore", package: "ViewCore"),
            ]
        ),
        // MARK: - ProfileMocks
        .target(
            name: "ProfileMocks",
            dependencies: [
                "Profile",
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
            ]
        ),
        // MARK: - ProfilePreviews
        .executableTarget(
            name: "ProfilePreviews",
            dependencies: [
                "ProfileMocks",
                "ProfileViews",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // MARK: - ProfileViews
        .target(
            name: "ProfileViews",
            dependencies: [
                "Profile",
                .product(name: "Common", package: "Common"),
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
