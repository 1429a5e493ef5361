package import Foundation

/// What holds for this installation now.
public struct RemoteSettings: Hashable, Sendable {
    /// Which installation this is: a random number that says nothing of anybody and is sent nowhere.
    package let installation: UUID
    /// The design tokens (W3C Design Tokens Format, JSON) that replace those of the app's look; nil for none. They were found fit for it.
    public let styleTokens: [UInt8]?
    private let rules: [String: FlagRule]

    /// Makes settings; without rules each flag is at its default.
    package init(installation: UUID, rules: [String: FlagRule] = [:], styleTokens: [UInt8]? = nil) {
        self.installation = installation
        self.rules = rules
        self.styleTokens = styleTokens
    }

    /// Whether this installation has a feature.
    public func isOn(_ flag: FeatureFlag) -> Bool {
        (rules[flag.name]?.stage ?? flag.defaultStage).includes(installation, name: flag.name)
    }

    /// The form in which this installation has a feature, always the same as long as the shares are; nil where it does not have it, or where it
    /// has one form only.
    ///
    /// The lot is drawn for `<name>/variant`, so that it says nothing of the one that a share of the installations is chosen by.
    public func variant(of flag: FeatureFlag) -> String? {
        guard isOn(flag), let variants = rules[flag.name]?.variants, !variants.isEmpty else { return nil }
        var bucket = Bucket.number(of: installation, name: flag.name + "/variant")
        for variant in variants {
            if bucket < variant.share { return variant.name }
            bucket -= variant.share
        }
        return nil
    }
}
