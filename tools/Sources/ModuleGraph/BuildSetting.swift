/// One build setting of a target, as its manifest has it.
package struct BuildSetting: Hashable, Sendable {
    /// `swift`, `c`, `cxx` or `linker`.
    package var tool: String
    /// The name of the setting: `enableUpcomingFeature`, `defaultIsolation`, `define`, `unsafeFlags`, …
    package var kind: String
    /// Its values, in order.
    package var values: [String]
    /// When it applies; nil means always.
    package var condition: BuildCondition?

    /// A setting.
    package init(tool: String, kind: String, values: [String] = [], condition: BuildCondition? = nil) {
        self.tool = tool
        self.kind = kind
        self.values = values
        self.condition = condition
    }
}
