import ModuleGraph

extension ManifestText {
    /// A build setting as an element of its list; nil where this tool does not know how to write it.
    static func setting(_ setting: BuildSetting) -> String? {
        guard let call = call(setting) else { return nil }
        guard let condition = setting.condition else { return ".\(call))" }
        return self.condition(condition).map { ".\(call), \($0))" }
    }

    /// The call without its end, so that a condition may follow.
    private static func call(_ setting: BuildSetting) -> String? {
        let value = setting.values.first
        switch setting.kind {
        case "enableUpcomingFeature", "enableExperimentalFeature", "linkedLibrary", "linkedFramework", "headerSearchPath", "disableWarning",
            "enableWarning":
            return value.map { "\(setting.kind)(\(literal($0))" }
        case "define":
            return value.map { define($0, isSwift: setting.tool == "swift") }
        case "unsafeFlags":
            return "unsafeFlags(\(literals(setting.values))"
        case "interoperabilityMode":
            return value.map { "interoperabilityMode(.\($0)" }
        case "swiftLanguageMode":
            return value.map { "swiftLanguageMode(\(languageMode($0))" }
        case "treatAllWarnings":
            return value.map { "treatAllWarnings(as: .\($0)" }
        case "treatWarning":
            guard setting.values.count == 2 else { return nil }
            return "treatWarning(\(literal(setting.values[0])), as: .\(setting.values[1])"
        case "defaultIsolation":
            return value.map { "defaultIsolation(\($0 == "nonisolated" ? "nil" : "\($0).self")" }
        case "strictMemorySafety":
            return setting.condition == nil ? "strictMemorySafety(" : nil
        default:
            return nil
        }
    }

    private static func define(_ text: String, isSwift: Bool) -> String {
        guard !isSwift, let equals = text.firstIndex(of: "=") else { return "define(\(literal(text))" }
        return "define(\(literal(String(text[..<equals]))), to: \(literal(String(text[text.index(after: equals)...])))"
    }

    /// A language mode as a member of `SwiftLanguageMode`.
    static func languageMode(_ version: String) -> String {
        switch version {
        case "4": ".v4"
        case "4.2": ".v4_2"
        case "5": ".v5"
        case "6": ".v6"
        default: ".version(\(literal(version)))"
        }
    }
}
