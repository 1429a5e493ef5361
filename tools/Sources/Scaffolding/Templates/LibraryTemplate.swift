/// What a library is made of, in any repository.
enum LibraryTemplate {
    /// The files; `{{settings}}` is the end that the repository's manifests have in common, `{{testSupport…}}` its helpers for tests.
    static let files: [TemplateFile] = [
        TemplateFile(
            "Package.swift",
            #"""
            // swift-tools-version: {{toolsVersion}}
            {{rules}}import PackageDescription

            let package = Package(
                name: "{{Library}}",
                {{localization}}products: [
                    .library(name: "{{Library}}", targets: ["{{Library}}"])
                ],
                targets: [
                    // MARK: - {{Library}}
                    .target(name: "{{Library}}"),
                    .testTarget(
                        name: "{{Library}}Tests",
                        dependencies: [
                            "{{Library}}"
                        ]
                    ),
                ]{{languageModes}}
            )
            {{settings}}
            """#),
        TemplateFile(
            "README.md",
            #"""
            # {{Library}}

            What {{words}} is for, in a sentence.

                swift build
                swift test

            """#),
        TemplateFile(
            "Sources/{{Library}}/{{Library}}.swift",
            #"""
            /// The public face of the library: {{words}} of a name.
            public struct {{Library}}: Hashable, Sendable {
                /// What tells it from others.
                public let name: String

                /// Makes one of a name.
                public init(name: String) {
                    self.name = name
                }
            }

            """#),
        TemplateFile(
            "Tests/{{Library}}Tests/{{Library}}Tests.swift",
            #"""
            import Testing
            import {{Library}}

            struct {{Library}}Tests {
                @Test func namesTellThemApart() {
                    #expect({{Library}}(name: "one") == {{Library}}(name: "one"))
                    #expect({{Library}}(name: "one") != {{Library}}(name: "two"))
                }
            }

            """#),
    ]
}
