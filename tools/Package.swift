// swift-tools-version: 6.3
// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
import PackageDescription

let package = Package(
    name: "tools",
    defaultLocalization: "en",
    products: [
        .executable(name: "monorepo", targets: ["monorepo"]),
        .executable(name: "monorepo-corpus", targets: ["monorepo-corpus"]),
    ],
    dependencies: [
        .package(path: "../Packages/Core/ArgumentParsing"),
        .package(path: "../Packages/Core/TestSupport"),
    ],
    targets: [
        // MARK: - BuildLoopBenchmark
        .target(
            name: "BuildLoopBenchmark",
            dependencies: [
                "Building",
                "ToolSupport",
            ]
        ),
        .testTarget(
            name: "BuildLoopBenchmarkTests",
            dependencies: [
                "BuildLoopBenchmark",
                "ModuleGraph",
                "ToolSupport",
                "ToolTestSupport",
                "WorkspaceLoading",
            ]
        ),
        // MARK: - Building
        .target(
            name: "Building",
            dependencies: [
                "CIsolation",
                "ModuleGraph",
                "ToolSupport",
            ]
        ),
        .testTarget(
            name: "BuildingTests",
            dependencies: [
                "Building",
                "ModuleGraph",
                "ToolSupport",
                "ToolTestSupport",
                "WorkspaceLoading",
            ]
        ),
        // MARK: - CIsolation
        .target(name: "CIsolation", publicHeadersPath: "include"),
        // MARK: - CSpawnShim
        .target(name: "CSpawnShim", publicHeadersPath: "include"),
        // MARK: - Configuration
        .target(
            name: "Configuration",
            dependencies: [
                "ModuleGraph",
                "ToolSupport",
            ]
        ),
        .testTarget(
            name: "ConfigurationTests",
            dependencies: [
                "Configuration",
                "ModuleGraph",
                "ToolSupport",
                "ToolTestSupport",
            ]
        ),
        // MARK: - CorpusProof
        .target(
            name: "CorpusProof",
            dependencies: [
                "Linting",
                "SourceFacts",
                "ToolSupport",
                .product(name: "ArgumentParsing", package: "ArgumentParsing"),
            ]
        ),
        .testTarget(
            name: "CorpusProofTests",
            dependencies: [
                "CorpusProof",
                "ToolSupport",
                "ToolTestSupport",
            ]
        ),
        // MARK: - Coverage
        .target(
            name: "Coverage",
            dependencies: [
                "ModuleGraph",
                "ToolSupport",
            ]
        ),
        .testTarget(
            name: "CoverageTests",
            dependencies: [
                "Coverage",
                "ModuleGraph",
                "ToolSupport",
                "ToolTestSupport",
            ]
        ),
        // MARK: - Doctor
        .target(
            name: "Doctor",
            dependencies: [
                "ModuleGraph",
                "ToolSupport",
            ]
        ),
        .testTarget(
            name: "DoctorTests",
            dependencies: [
                "Doctor",
                "ModuleGraph",
            ]
        ),
        // MARK: - Extraction
        .target(
            name: "Extraction",
            dependencies: [
                "ModuleGraph",
                "SourceFacts",
                "SourceSyntax",
            ]
        ),
        .testTarget(
            name: "ExtractionTests",
            dependencies: [
                "Extraction",
                "ModuleGraph",
                "SourceFacts",
                "SourceSyntax",
            ]
        ),
        // MARK: - Impact
        .target(
            name: "Impact",
            dependencies: [
                "ModuleGraph",
                "ToolSupport",
                "WorkspaceLoading",
            ]
        ),
        .testTarget(
            name: "ImpactTests",
            dependencies: [
                "Impact",
                "ModuleGraph",
                "MonorepoCommand",
                "ToolSupport",
                "ToolTestSupport",
            ]
        ),
        // MARK: - Linting
        .target(
            name: "Linting",
            dependencies: [
                "Configuration",
                "ModuleGraph",
                "SourceFacts",
                "SourceSyntax",
                "ToolSupport",
            ]
        ),
        .testTarget(
            name: "LintingTests",
            dependencies: [
                "Configuration",
                "Linting",
                "ModuleGraph",
                "SourceFacts",
                "ToolSupport",
                "ToolTestSupport",
                "WorkspaceLoading",
            ]
        ),
        // MARK: - ModuleGraph
        .target(
            name: "ModuleGraph",
            dependencies: [
                "SourceFacts",
                "ToolSupport",
            ]
        ),
        .testTarget(
            name: "ModuleGraphTests",
            dependencies: [
                "ModuleGraph",
                "SourceFacts",
            ]
        ),
        // MARK: - MonorepoCommand
        .target(
            name: "MonorepoCommand",
            dependencies: [
                "BuildLoopBenchmark",
                "Building",
                "Configuration",
                "Coverage",
                "Doctor",
                "Extraction",
                "Impact",
                "Linting",
                "ModuleGraph",
                "Previewing",
                "ProjectGeneration",
                "PublicInterface",
                "RepositoryStatistics",
                "Scaffolding",
                "SourceFacts",
                "SourceSyntax",
                "ToolSupport",
                "WorkspaceLoading",
                .product(name: "ArgumentParsing", package: "ArgumentParsing"),
            ]
        ),
        .testTarget(
            name: "MonorepoCommandTests",
            dependencies: [
                "MonorepoCommand",
                "ToolSupport",
                "ToolTestSupport",
                .product(name: "ArgumentParsing", package: "ArgumentParsing"),
            ]
        ),
        // MARK: - Previewing
        .target(
            name: "Previewing",
            dependencies: [
                "Building",
                "ToolSupport",
            ]
        ),
        .testTarget(
            name: "PreviewingTests",
            dependencies: [
                "Building",
                "Previewing",
                "ToolSupport",
                "ToolTestSupport",
            ]
        ),
        // MARK: - ProjectGeneration
        .target(
            name: "ProjectGeneration",
            dependencies: [
                "Configuration",
                "ModuleGraph",
                "SourceFacts",
                "ToolSupport",
            ]
        ),
        .testTarget(
            name: "ProjectGenerationTests",
            dependencies: [
                "Configuration",
                "ModuleGraph",
                "ProjectGeneration",
                "ToolSupport",
                "ToolTestSupport",
            ]
        ),
        // MARK: - PublicInterface
        .target(
            name: "PublicInterface",
            dependencies: [
                "SourceFacts",
                "SourceSyntax",
            ]
        ),
        .testTarget(
            name: "PublicInterfaceTests",
            dependencies: [
                "PublicInterface",
                "SourceFacts",
            ]
        ),
        // MARK: - RepositoryStatistics
        .target(
            name: "RepositoryStatistics",
            dependencies: [
                "ModuleGraph",
                "SourceFacts",
                "ToolSupport",
            ]
        ),
        .testTarget(
            name: "RepositoryStatisticsTests",
            dependencies: [
                "ModuleGraph",
                "RepositoryStatistics",
                "SourceFacts",
                "ToolSupport",
            ]
        ),
        // MARK: - Scaffolding
        .target(
            name: "Scaffolding",
            dependencies: [
                "ModuleGraph",
                "ToolSupport",
            ]
        ),
        .testTarget(
            name: "ScaffoldingTests",
            dependencies: [
                "Building",
                "ModuleGraph",
                "Scaffolding",
                "SourceFacts",
                "ToolSupport",
                "ToolTestSupport",
                "WorkspaceLoading",
            ]
        ),
        // MARK: - SourceFacts
        .target(name: "SourceFacts"),
        .testTarget(
            name: "SourceFactsTests",
            dependencies: [
                "SourceFacts",
                "ToolSupport",
            ],
            exclude: ["Fixtures"]
        ),
        // MARK: - SourceSyntax
        .target(
            name: "SourceSyntax",
            dependencies: [
                "ModuleGraph",
                "SourceFacts",
                "ToolSupport",
            ]
        ),
        .testTarget(
            name: "SourceSyntaxTests",
            dependencies: [
                "SourceFacts",
                "SourceSyntax",
                "ToolSupport",
                "ToolTestSupport",
            ],
            exclude: ["Fixtures"]
        ),
        // MARK: - ToolSupport
        .target(
            name: "ToolSupport",
            dependencies: [
                "CSpawnShim"
            ]
        ),
        .testTarget(
            name: "ToolSupportTests",
            dependencies: [
                "ToolSupport",
                "ToolTestSupport",
            ]
        ),
        // MARK: - ToolTestSupport
        .target(
            name: "ToolTestSupport",
            dependencies: [
                "ToolSupport",
                .product(name: "TestSupport", package: "TestSupport"),
            ]
        ),
        // MARK: - WorkspaceLoading
        .target(
            name: "WorkspaceLoading",
            dependencies: [
                "ModuleGraph",
                "SourceFacts",
                "ToolSupport",
            ]
        ),
        .testTarget(
            name: "WorkspaceLoadingTests",
            dependencies: [
                "ModuleGraph",
                "SourceFacts",
                "ToolSupport",
                "ToolTestSupport",
                "WorkspaceLoading",
            ]
        ),
        // MARK: - monorepo
        .executableTarget(
            name: "monorepo",
            dependencies: [
                "MonorepoCommand"
            ]
        ),
        // MARK: - monorepo-corpus
        .executableTarget(
            name: "monorepo-corpus",
            dependencies: [
                "CorpusProof"
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
