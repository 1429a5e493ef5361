import ModuleGraph
import ToolSupport

/// Reads what the toolchain's answer says of a target beyond its name, kind and dependencies.
struct TargetDecoder {
    let value: JSONValue

    func declaration() -> TargetDeclaration {
        TargetDeclaration(
            path: value["path"]?.string,
            sources: value["sources"]?.elements.map { $0.compactMap(\.string) },
            exclude: value["exclude"]?.strings ?? [],
            resources: (value["resources"]?.elements ?? []).compactMap(resource),
            settings: (value["settings"]?.elements ?? []).compactMap(setting),
            publicHeadersPath: value["publicHeadersPath"]?.string,
            pkgConfig: value["pkgConfig"]?.string,
            providers: (value["providers"]?.elements ?? []).flatMap(providers),
            hasPackageAccess: value["packageAccess"]?.bool ?? true,
            pluginCapability: value["pluginCapability"]?.members?.first?.key,
            url: value["url"]?.string)
    }

    /// A condition of a dependency or a setting; nil where there is none or it always holds.
    static func condition(_ value: JSONValue) -> BuildCondition? {
        guard value.members != nil else { return nil }
        let condition = BuildCondition(
            platforms: value["platformNames"]?.strings ?? [], configuration: value["config"]?.string,
            traits: (value["traits"]?.strings ?? []).sorted())
        return condition == BuildCondition() ? nil : condition
    }

    private func resource(_ value: JSONValue) -> Resource? {
        guard let path = value["path"]?.string, let rule = value["rule"]?.members?.first else { return nil }
        return Resource(rule: rule.key, path: path, localization: rule.value["localization"]?.string)
    }

    private func setting(_ value: JSONValue) -> BuildSetting? {
        guard let tool = value["tool"]?.string, let kind = value["kind"]?.members?.first else { return nil }
        let values = (kind.value.members ?? []).flatMap { member -> [String] in
            member.value.string.map { [$0] } ?? member.value.strings
        }
        return BuildSetting(tool: tool, kind: kind.key, values: values, condition: value["condition"].flatMap(Self.condition))
    }

    private func providers(_ value: JSONValue) -> [String] {
        guard let form = value.members?.first else { return [] }
        return (form.value.elements ?? []).flatMap { $0.strings }.map { "\(form.key):\($0)" }
    }
}
