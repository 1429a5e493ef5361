// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "PreviewHost",
    defaultLocalization: "en",
    products: [
        .library(name: "PreviewHost", targets: ["PreviewHost"])
    ],
    dependencies: [
        .package(path: "../../Core/Common"),
        .package(path: "../../Core/TestSupport"),
        .package(path: "../LiveServer"),
        .package(path: "../LiveUI"),
        .package(path: "../ViewCore"),
    ],
    targets: [
        // MARK: - PreviewHost
        .target(
            name: "PreviewHost",
            dependencies: [
                .product(name: "Common", package: "Common"),
                .product(name: "LiveServer", package: "LiveServer"),
                .product(name: "LiveUI", package: "LiveUI"),
                .product(name: "TestSupport", package: "TestSupport"),
                .product(name: "ViewCore", package: "ViewCore"),
            ],
            resources: [
                .copy("Resources/preview.css"),
                .copy("Resources/preview.js"),
                .copy("Resources/preview.svg"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "PreviewHostTests",
            dependencies: [
                "PreviewHost",
                .product(name: "Common", package: "Common"),
                .product(name: "LiveUI", package: "LiveUI"),
                .product(name: "TestSupport", package: "TestSupport"),
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
