// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "SDBus",
    defaultLocalization: "en",
    products: [
        .library(name: "SDBus", targets: ["SDBus"])
    ],
    dependencies: [
        .package(path: "../../Core/Common"),
        .package(path: "../../Core/TestSupport"),
    ],
    targets: [
        // MARK: - CSystemd
        .systemLibrary(
            name: "CSystemd",
            pkgConfig: "libsystemd",
            providers: [.apt(["dbus-daemon", "libsystemd-dev"])]
        ),

        // MARK: - SDBus
        .target(
            name: "SDBus",
            dependencies: [
                "CSystemd",
                .product(name: "Common", package: "Common"),
            ]
        ),
        .testTarget(
            name: "SDBusTests",
            dependencies: [
                "SDBus",
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
