// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "Preferences",
    defaultLocalization: "en",
    products: [
        .library(name: "Preferences", targets: ["Preferences"]),
        .library(name: "PreferencesImplementation", targets: ["PreferencesImplementation"]),
        .library(name: "PreferencesMocks", targets: ["PreferencesMocks"]),
    ],
    dependencies: [
        .package(path: "../../Core/Domain"),
        .package(path: "../../Core/TestSupport"),
        .package(path: "../Persistence"),
    ],
    targets: [
        // MARK: - Preferences
        .target(
            name: "Preferences",
            dependencies: [
                .product(name: "Domain", package: "Domain")
            ]
        ),
        .testTarget(
            name: "PreferencesTests",
            dependencies: [
                "Preferences",
                "PreferencesImplementation",
                "PreferencesMocks",
                .product(name: "Domain", package: "Domain"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),

        // MARK: - PreferencesImplementation
        .target(
            name: "PreferencesImplementation",
            dependencies: [
                "Preferences",
                .product(name: "Persistence", package: "Persistence"),
            ]
        ),

        // MARK: - PreferencesMocks
        .target(
            name: "PreferencesMocks",
            dependencies: [
                "Preferences",
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
