extension FeatureTemplate {
    /// What lies beside the sources.
    static let package: [TemplateFile] = [
        TemplateFile(
            ".sourcekit-lsp/config.json",
            #"""
            {
              "backgroundIndexing": true,
              "defaultWorkspaceType": "swiftPM"
            }

            """#),
        TemplateFile(
            "Package.swift",
            #"""
            // swift-tools-version: 6.3
            // One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.
            import PackageDescription

            let package = Package(
                name: "{{Feature}}",
                defaultLocalization: "en",
                products: [
                    .library(name: "{{Feature}}", targets: ["{{Feature}}"]),
                    .library(name: "{{Feature}}Implementation", targets: ["{{Feature}}Implementation"]),
                    .library(name: "{{Feature}}Mocks", targets: ["{{Feature}}Mocks"]),
                    .executable(name: "{{Feature}}Previews", targets: ["{{Feature}}Previews"]),
                    .library(name: "{{Feature}}Views", targets: ["{{Feature}}Views"]),
                ],
                dependencies: [
                    .package(path: "{{Common}}"),
                    .package(path: "{{Domain}}"),
                    .package(path: "{{CommonUI}}"),
                    .package(path: "{{PreviewHost}}"),
                    .package(path: "{{ViewCore}}"),
                ],
                targets: [
                    // MARK: - {{Feature}}
                    .target(
                        name: "{{Feature}}",
                        dependencies: [
                            .product(name: "Common", package: "Common"),
                            .product(name: "Domain", package: "Domain"),
                        ]
                    ),
                    .testTarget(
                        name: "{{Feature}}Tests",
                        dependencies: [
                            "{{Feature}}",
                            "{{Feature}}Implementation",
                            "{{Feature}}Mocks",
                            "{{Feature}}Previews",
                            "{{Feature}}Views",
                            .product(name: "Common", package: "Common"),
                            .product(name: "CommonUI", package: "CommonUI"),
                            .product(name: "CommonUIMocks", package: "CommonUI"),
                            .product(name: "Domain", package: "Domain"),
                            .product(name: "PreviewHost", package: "PreviewHost"),
                            .product(name: "ViewCore", package: "ViewCore"),
                        ],
                        exclude: ["ProductionAssets", "Snapshots"]
                    ),
                    // MARK: - {{Feature}}Implementation
                    .target(
                        name: "{{Feature}}Implementation",
                        dependencies: [
                            "{{Feature}}",
                            "{{Feature}}Views",
                            .product(name: "Common", package: "Common"),
                            .product(name: "Domain", package: "Domain"),
                            .product(name: "ViewCore", package: "ViewCore"),
                        ]
                    ),
                    // MARK: - {{Feature}}Mocks
                    .target(
                        name: "{{Feature}}Mocks",
                        dependencies: [
                            "{{Feature}}",
                            .product(name: "Domain", package: "Domain"),
                        ]
                    ),
                    // MARK: - {{Feature}}Previews
                    .executableTarget(
                        name: "{{Feature}}Previews",
                        dependencies: [
                            "{{Feature}}Mocks",
                            "{{Feature}}Views",
                            .product(name: "Common", package: "Common"),
                            .product(name: "CommonUI", package: "CommonUI"),
                            .product(name: "CommonUIMocks", package: "CommonUI"),
                            .product(name: "PreviewHost", package: "PreviewHost"),
                            .product(name: "ViewCore", package: "ViewCore"),
                        ],
                        swiftSettings: [.defaultIsolation(MainActor.self)]
                    ),
                    // MARK: - {{Feature}}Views
                    .target(
                        name: "{{Feature}}Views",
                        dependencies: [
                            "{{Feature}}",
                            .product(name: "CommonUI", package: "CommonUI"),
                            .product(name: "ViewCore", package: "ViewCore"),
                        ],
                        resources: [
                            .process("Resources")
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

            """#),
        TemplateFile(
            "PrivacyInfo.xcprivacy",
            #"""
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            	<key>NSPrivacyTracking</key>
            	<false/>
            	<key>NSPrivacyTrackingDomains</key>
            	<array/>
            	<key>NSPrivacyCollectedDataTypes</key>
            	<array/>
            	<key>NSPrivacyAccessedAPITypes</key>
            	<array/>
            </dict>
            </plist>

            """#),
        TemplateFile(
            "README.md",
            #"""
            # {{Feature}}

            The {{words}} section: a first screen that shows when it was loaded, and the way back to the start.

            `{{Feature}}Coordinator` shows the section of a session; `{{Feature}}Dependencies` is what it needs from outside.
            Only App links `{{Feature}}Implementation`; other features import `{{Feature}}`, tests `{{Feature}}Mocks`.
            `{{Feature}}Previews` is the screen in each of its states, whose exact HTML lies in `Tests/{{Feature}}Tests/Snapshots`.

                swift build
                swift test
                make preview PACKAGE={{Feature}}        at the root: the screen in a browser, anew with each save
                make snapshots PACKAGE={{Feature}}      record its HTML anew

            """#),
    ]
}
