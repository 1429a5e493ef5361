// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "ViewCore",
    defaultLocalization: "en",
    products: [
        .library(name: "ViewCore", targets: ["ViewCore"])
    ],
    dependencies: [
        .package(path: "../../Core/Common")
    ],
    targets: [
        // MARK: - ViewCore
        .target(
            name: "ViewCore",
            dependencies: [
                .product(name: "Common", package: "Common")
            ],
            resources: [
                .process("Resources")
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "ViewCoreTests",
            dependencies: [
                "ViewCore",
                .product(name: "Common", package: "Common"),
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
