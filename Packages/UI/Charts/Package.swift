// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "Charts",
    defaultLocalization: "en",
    products: [
        .library(name: "Charts", targets: ["Charts"]),
        .executable(name: "ChartsPreviews", targets: ["ChartsPreviews"]),
    ],
    dependencies: [
        .package(path: "../../Core/Common"),
        .package(path: "../../Core/Domain"),
        .package(path: "../CommonUI"),
        .package(path: "../PreviewHost"),
        .package(path: "../ViewCore"),
    ],
    targets: [
        // MARK: - Charts
        .target(
            name: "Charts",
            dependencies: [
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            resources: [
                .process("Resources")
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "ChartsTests",
            dependencies: [
                "Charts",
                "ChartsPreviews",
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "CommonUIMocks", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            exclude: ["Snapshots"],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // MARK: - ChartsPreviews
        .executableTarget(
            name: "ChartsPreviews",
            dependencies: [
                "Charts",
                .product(name: "Common", package: "Common"),
                .product(name: "CommonUI", package: "CommonUI"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "ViewCore", package: "ViewCore"),
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
