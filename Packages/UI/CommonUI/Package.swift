// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "CommonUI",
    defaultLocalization: "en",
    products: [
        .library(name: "CommonUI", targets: ["CommonUI"]),
        .library(name: "CommonUIMocks", targets: ["CommonUIMocks"]),
        .executable(name: "CommonUIPreviews", targets: ["CommonUIPreviews"]),
    ],
    dependencies: [
        .package(path: "../../Core/Common"),
        .package(path: "../../Core/Domain"),
        .package(path: "../../Core/TestSupport"),
        .package(path: "../PreviewHost"),
        .package(path: "../ViewCore"),
    ],
    targets: [
        // MARK: - CommonUI
        .target(
            name: "CommonUI",
            dependencies: [
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            resources: [
                .process("Resources")
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "CommonUITests",
            dependencies: [
                "CommonUI",
                "CommonUIMocks",
                "CommonUIPreviews",
                .product(name: "Common", package: "Common"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "PreviewHost", package: "PreviewHost"),
                .product(name: "TestSupport", package: "TestSupport"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            exclude: ["Snapshots"],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // MARK: - CommonUIMocks
        .target(
            name: "CommonUIMocks",
            dependencies: [
                "CommonUI",
                .product(name: "TestSupport", package: "TestSupport"),
                .product(name: "ViewCore", package: "ViewCore"),
            ]
        ),
        // MARK: - CommonUIPreviews
        .executableTarget(
            name: "CommonUIPreviews",
            dependencies: [
                "CommonUI",
                .product(name: "Common", package: "Common"),
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
