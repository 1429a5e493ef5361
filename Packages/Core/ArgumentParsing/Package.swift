// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "ArgumentParsing",
    defaultLocalization: "en",
    products: [
        .library(name: "ArgumentParsing", targets: ["ArgumentParsing"])
    ],
    targets: [
        // MARK: - ArgumentParsing
        .target(
            name: "ArgumentParsing"
        ),
        .testTarget(
            name: "ArgumentParsingTests",
            dependencies: [
                "ArgumentParsing"
            ],
            resources: [
                .copy("Fixtures")
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
