// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "LiveServer",
    defaultLocalization: "en",
    products: [
        .library(name: "LiveServer", targets: ["LiveServer"])
    ],
    dependencies: [
        .package(path: "../../Network/HTTPServer"),
        .package(path: "../LiveUI"),
        .package(path: "../ViewCore"),
    ],
    targets: [
        // MARK: - LiveServer
        .target(
            name: "LiveServer",
            dependencies: [
                .product(name: "HTTPServer", package: "HTTPServer"),
                .product(name: "LiveUI", package: "LiveUI"),
            ]
        ),
        .testTarget(
            name: "LiveServerTests",
            dependencies: [
                "LiveServer",
                .product(name: "HTTPServer", package: "HTTPServer"),
                .product(name: "LiveUI", package: "LiveUI"),
                .product(name: "ViewCore", package: "ViewCore"),
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
