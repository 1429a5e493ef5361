import Configuration
import ModuleGraph

/// A manifest that differs from the block that all share: tools version, language, language mode, flags.
struct ManifestSettings: Rule {
    static let id = "manifest-settings"
    static let reason = "The same code must compile in the same way wherever it lies."
    private let toolsVersion: String?
    private let defaultLocalization: String?
    private let languageModes: [String]
    private let swiftSettings: [String]
    private let mainActor: [TargetSelector]
    private let saysIsolation: Bool

    init(_ settings: RuleSettings) {
        toolsVersion = settings.text("toolsVersion")
        defaultLocalization = settings.text("defaultLocalization")
        languageModes = settings.texts("languageModes", default: [])
        swiftSettings = settings.texts("swiftSettings", default: [])
        mainActor = settings.selectors("mainActor", default: [])
        saysIsolation = !mainActor.isEmpty
    }

    func check(_ context: LintContext) -> [Finding] {
        context.workspace.packages.flatMap { package in
            packageFindings(package) + package.targets.flatMap { targetFindings($0, package, context) }
        }
    }

    private func packageFindings(_ package: Package) -> [Finding] {
        let manifest = package.manifest
        var findings: [Finding] = []
        func add(_ what: String, _ message: String, _ mend: String) {
            findings.append(
                Finding(
                    rule: Self.id, location: Location(path: manifest.path, line: 1), message: message, mend: mend,
                    from: "package \(package.name)", to: what))
        }
        if let toolsVersion, !Self.isVersion(manifest.toolsVersion, toolsVersion) {
            add(
                "toolsVersion", "The tools version is \(manifest.toolsVersion), not \(toolsVersion).",
                "Write `// swift-tools-version: \(toolsVersion)` as the first line.")
        }
        if let defaultLocalization, manifest.defaultLocalization != defaultLocalization {
            add(
                "defaultLocalization",
                "The default localization is \(manifest.defaultLocalization ?? "not set"), not \(defaultLocalization).",
                "Write `defaultLocalization: \"\(defaultLocalization)\",` after the package's name.")
        }
        if !languageModes.isEmpty, manifest.swiftLanguageModes != languageModes {
            let modes = languageModes.map { ".v\($0.replacing(".", with: "_"))" }.joined(separator: ", ")
            add(
                "swiftLanguageModes",
                "The language modes are \(manifest.swiftLanguageModes.isEmpty ? "not set" : manifest.swiftLanguageModes.joined(separator: ", ")),"
                    + " not \(languageModes.joined(separator: ", ")).",
                "Write `swiftLanguageModes: [\(modes)]` at the end of the package.")
        }
        return findings
    }

    /// `6.3` is the version `6.3.0`.
    private static func isVersion(_ found: String, _ wanted: String) -> Bool {
        func parts(_ text: String) -> [Substring] {
            var parts = text.split(separator: ".")
            while parts.count > 1, parts.last == "0" { parts.removeLast() }
            return parts
        }
        return parts(found) == parts(wanted)
    }

    private func targetFindings(_ target: Target, _ package: Package, _ context: LintContext) -> [Finding] {
        guard target.hasSwift else { return [] }
        let own = target.declaration.settings.filter { $0.tool == "swift" && $0.condition == nil }
        let texts = Set(own.map { ([$0.kind] + $0.values).joined(separator: ":") })
        let missing = swiftSettings.filter { !texts.contains($0) }
        var findings: [Finding] = []
        if !missing.isEmpty {
            findings.append(
                Finding(
                    rule: Self.id, location: target.location,
                    message: "\(target.name) lacks the settings \(missing.joined(separator: ", ")).",
                    mend: "Give every target the common settings in the loop at the end of \(package.manifest.path).", from: target.name,
                    to: "swiftSettings"))
        }
        // Tests are isolated as what they test is.
        guard saysIsolation, !target.isTest else { return findings }
        let isMainActor = own.contains { $0.kind == "defaultIsolation" && $0.values.contains { $0.hasPrefix("MainActor") } }
        let wants = context.workspace.matches(mainActor, target.id)
        if isMainActor != wants {
            findings.append(
                Finding(
                    rule: Self.id, location: target.location,
                    message: "\(target.name) is \(isMainActor ? "" : "not ")isolated to the main actor by default.",
                    mend: wants
                        ? "Write `swiftSettings: [.defaultIsolation(MainActor.self)]` in the target."
                        : "Remove `.defaultIsolation(MainActor.self)` from the target.", from: target.name, to: "defaultIsolation"))
        }
        return findings
    }
}
