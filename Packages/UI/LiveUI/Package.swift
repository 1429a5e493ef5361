// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "LiveUI",
    defaultLocalization: "en",
    products: [
        .library(name: "LiveUI", targets: ["LiveUI"]),
        .library(name: "LiveUIMocks", targets: ["LiveUIMocks"]),
    ],
    dependencies: [
        .package(path: "../../Core/Common"),
        .package(path: "../../Core/TestSupport"),
        .package(path: "../ViewCore"),
    ],
    targets: [
        // MARK: - LiveUI
        .target(
            name: "LiveUI",
            dependencies: [
                .product(name: "Common", package: "Common"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            resources: [
                .copy("Resources/live.js"),
                .process("Resources/de.lproj"),
                .process("Resources/en.lproj"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "LiveUITests",
            dependencies: [
                "LiveUI",
                "LiveUIMocks",
                .product(name: "Common", package: "Common"),
                .product(name: "TestSupport", package: "TestSupport"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            exclude: ["Fixtures"],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // MARK: - LiveUIMocks
        .target(
            name: "LiveUIMocks",
            dependencies: [
                "LiveUI",
                .product(name: "Common", package: "Common"),
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
