// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "Crypto",
    defaultLocalization: "en",
    products: [
        .library(name: "Crypto", targets: ["Crypto"])
    ],
    dependencies: [
        .package(path: "../Common")
    ],
    targets: [
        // MARK: - CCrypto
        .systemLibrary(
            name: "CCrypto",
            pkgConfig: "libcrypto",
            providers: [.apt(["libssl-dev"])]
        ),

        // MARK: - Crypto
        .target(
            name: "Crypto",
            dependencies: [
                "CCrypto"
            ]
        ),
        .testTarget(
            name: "CryptoTests",
            dependencies: [
                "Crypto",
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
