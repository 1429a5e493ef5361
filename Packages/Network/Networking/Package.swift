// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "Networking",
    defaultLocalization: "en",
    products: [
        .library(name: "Networking", targets: ["Networking"]),
        .library(name: "NetworkingImplementation", targets: ["NetworkingImplementation"]),
        .library(name: "NetworkingMocks", targets: ["NetworkingMocks"]),
    ],
    dependencies: [
        .package(path: "../../Core/Common"),
        .package(path: "../../Core/Logging"),
        .package(path: "../../Core/TestSupport"),
        .package(path: "../../Storage/Persistence"),
    ],
    targets: [
        // MARK: - CCurl
        .systemLibrary(
            name: "CCurl",
            pkgConfig: "libcurl",
            providers: [.apt(["libcurl4-openssl-dev"])]
        ),

        // MARK: - CCurlShim
        .target(
            name: "CCurlShim",
            dependencies: [
                "CCurl"
            ],
            publicHeadersPath: "include"
        ),

        // MARK: - Networking
        .target(
            name: "Networking"
        ),
        .testTarget(
            name: "NetworkingTests",
            dependencies: [
                "Networking",
                "NetworkingImplementation",
                "NetworkingMocks",
                .product(name: "Common", package: "Common"),
                .product(name: "LoggingMocks", package: "Logging"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),

        // MARK: - NetworkingImplementation
        .target(
            name: "NetworkingImplementation",
            dependencies: [
                "CCurlShim",
                "Networking",
                .product(name: "Common", package: "Common"),
                .product(name: "Logging", package: "Logging"),
                .product(name: "Persistence", package: "Persistence"),
            ]
        ),

        // MARK: - NetworkingMocks
        .target(
            name: "NetworkingMocks",
            dependencies: [
                "Networking",
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
