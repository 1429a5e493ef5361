// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "HTTPServer",
    defaultLocalization: "en",
    products: [
        .library(name: "HTTPServer", targets: ["HTTPServer"])
    ],
    dependencies: [
        .package(path: "../../Core/Common")
    ],
    targets: [
        // MARK: - CMicroHTTPD
        .systemLibrary(
            name: "CMicroHTTPD",
            pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"])]
        ),

        // MARK: - CMicroHTTPDShim
        .target(
            name: "CMicroHTTPDShim",
            dependencies: [
                "CMicroHTTPD"
            ],
            publicHeadersPath: "include"
        ),

        // MARK: - HTTPServer
        .target(
            name: "HTTPServer",
            dependencies: [
                "CMicroHTTPDShim",
                .product(name: "Common", package: "Common"),
            ]
        ),
        .testTarget(
            name: "HTTPServerTests",
            dependencies: [
                "HTTPServer"
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
