/// What a manifest says of its package as a whole.
package struct ManifestFacts: Equatable, Sendable {
    /// The manifest that the toolchain reads, relative to the root: `Package.swift`, or `Package@swift-6.0.swift` beside it.
    package var path: String
    /// The tools version as `6.3.0`.
    package var toolsVersion: String
    /// The language of texts without one.
    package var defaultLocalization: String?
    /// The language modes, as written: `6`.
    package var swiftLanguageModes: [String]
    /// Platforms with their least version: `macos 13.0`.
    package var platforms: [String]
    /// Traits with those that each turns on, by name.
    package var traits: [String: [String]]
    /// The standard of C sources, such as `c99`.
    package var cLanguageStandard: String?
    /// The standard of C++ sources, such as `c++20`.
    package var cxxLanguageStandard: String?
    /// Whether its answer may depend on other files or on where it lies, so that its text and the environment do not fix it.
    package var readsItsSurroundings: Bool

    /// Facts of a manifest.
    package init(
        path: String,
        toolsVersion: String,
        defaultLocalization: String? = nil,
        swiftLanguageModes: [String] = [],
        platforms: [String] = [],
        traits: [String: [String]] = [:],
        cLanguageStandard: String? = nil,
        cxxLanguageStandard: String? = nil,
        readsItsSurroundings: Bool = false
    ) {
        self.path = path
        self.toolsVersion = toolsVersion
        self.defaultLocalization = defaultLocalization
        self.swiftLanguageModes = swiftLanguageModes
        self.platforms = platforms
        self.traits = traits
        self.cLanguageStandard = cLanguageStandard
        self.cxxLanguageStandard = cxxLanguageStandard
        self.readsItsSurroundings = readsItsSurroundings
    }
}
