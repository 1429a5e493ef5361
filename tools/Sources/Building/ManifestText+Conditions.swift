import ModuleGraph

extension ManifestText {
    /// A condition as the argument `.when(…)`; nil where there is none, or where it names traits, which only their own package has.
    static func condition(_ condition: BuildCondition) -> String? {
        guard condition.traits.isEmpty else { return nil }
        var arguments: [String] = []
        if !condition.platforms.isEmpty {
            arguments.append("platforms: [\(condition.platforms.map(platform).joined(separator: ", "))]")
        }
        if let configuration = condition.configuration { arguments.append("configuration: .\(configuration)") }
        return ".when(\(arguments.joined(separator: ", ")))"
    }

    private static func platform(_ name: String) -> String {
        platforms[name].map { ".\($0)" } ?? ".custom(\(literal(name)))"
    }

    /// The members of `Platform` by the names that the package manager prints.
    private static let platforms = [
        "android": "android", "driverkit": "driverKit", "ios": "iOS", "linux": "linux", "maccatalyst": "macCatalyst", "macos": "macOS",
        "openbsd": "openbsd", "tvos": "tvOS", "visionos": "visionOS", "wasi": "wasi", "watchos": "watchOS", "windows": "windows",
    ]
}
