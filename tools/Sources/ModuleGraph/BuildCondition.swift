/// When a dependency or a setting applies: all of its parts must hold.
package struct BuildCondition: Hashable, Sendable {
    /// Lower-case platform names, one of which must be built for; empty means any.
    package var platforms: [String]
    /// `debug` or `release`; nil means both.
    package var configuration: String?
    /// Package traits, one of which must be on; empty means any.
    package var traits: [String]

    /// A condition.
    package init(platforms: [String] = [], configuration: String? = nil, traits: [String] = []) {
        self.platforms = platforms
        self.configuration = configuration
        self.traits = traits
    }

    /// In words for a message: `on linux, macos`, `in debug`, `with trait Sync`.
    package var summary: String {
        var parts: [String] = []
        if !platforms.isEmpty { parts.append("on \(platforms.joined(separator: ", "))") }
        if let configuration { parts.append("in \(configuration)") }
        if !traits.isEmpty { parts.append("with trait \(traits.joined(separator: ", "))") }
        return parts.joined(separator: " ")
    }
}
