import ToolSupport

/// The answer of the toolchain without what holds only where the repository lies now.
enum PortableDump {
    /// Makes paths of dependencies relative to the package's folder, and leaves out the folder itself.
    static func make(_ dump: JSONValue, folder: String) -> JSONValue {
        guard let members = dump.members else { return dump }
        return .object(
            members.filter { $0.key != "packageKind" }.map { member in
                guard member.key == "dependencies" else { return member }
                return JSONValue.Member(member.key, relative(member.value, to: folder))
            })
    }

    private static func relative(_ value: JSONValue, to folder: String) -> JSONValue {
        switch value {
        case .array(let elements):
            return .array(elements.map { relative($0, to: folder) })
        case .object(let members):
            return .object(
                members.map { member in
                    switch member.value {
                    case .string(let path) where member.key == "path":
                        JSONValue.Member(member.key, .string(Paths.relative(path, to: folder)))
                    case .array(let paths) where member.key == "local":
                        JSONValue.Member(
                            member.key, .array(paths.map { $0.string.map { .string(Paths.relative($0, to: folder)) } ?? $0 }))
                    default:
                        JSONValue.Member(member.key, relative(member.value, to: folder))
                    }
                })
        default:
            return value
        }
    }
}
