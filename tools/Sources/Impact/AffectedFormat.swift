package import ToolSupport

extension AffectedAnswer {
    /// Folders of the affected packages, a line each; in shards, each after the number of its shard and a tabulator.
    package func list(_ shards: [Shard]? = nil) -> String {
        guard let shards else { return impact.packages.map { "\($0.path)\n" }.joined() }
        return shards.flatMap { shard in shard.packages.map { "\(shard.number)\t\($0.path)\n" } }.joined()
    }

    /// The folders, and under each why it is affected; then what else follows from the change, or does not.
    package var explanation: String {
        var lines: [String] = []
        for package in impact.packages {
            lines.append("\(package.path) (\(package.name))")
            if let reason = package.reason { lines.append("    \(reason.text)") }
            for target in package.targets where target.reason != package.reason {
                lines.append("    \(target.name): \(target.reason.text)")
            }
        }
        lines += impact.deleted.map { "\($0.folder.isEmpty ? "." : $0.folder) (\($0.name)): deleted" }
        lines += impact.everything.map { "\($0.path): everything below depends on it (pattern \($0.pattern))" }
        lines += impact.ignored.map { "\($0.path): left out (pattern \($0.pattern))" }
        lines += impact.unowned.map { "\($0): belongs to no package, nothing follows" }
        if impact.packages.isEmpty { lines.append("No package is affected: \(changed.count) changed files.") }
        return lines.map { "\($0)\n" }.joined()
    }

    /// The documented form, schema 1; `shards` only where they were asked for.
    package func json(_ shards: [Shard]? = nil) -> JSONValue {
        var members: [String: JSONValue] = [
            "schema": .integer(1),
            "base": .optional(base),
            "head": .optional(head),
            "changed": .strings(changed),
            "count": .integer(impact.packages.count),
            "has_changes": .bool(!impact.packages.isEmpty),
            "packages": .array(impact.packages.map(\.json)),
            "deleted": .array(impact.deleted.map { .object(["name": .string($0.name), "path": .string($0.folder)]) }),
            "everything": .array(impact.everything.map(\.json)),
            "ignored": .array(impact.ignored.map(\.json)),
            "unowned": .strings(impact.unowned),
        ]
        if let shards { members["shards"] = .array(shards.map(\.json)) }
        return .object(members)
    }

    /// Lines for `$GITHUB_OUTPUT`: `matrix`, a list of objects of `name` and `path`, or of `shard`, `packages` (a line each) and `seconds`,
    /// `[]` where nothing is affected; `count` of its elements; `has_changes`.
    package func gitHubMatrix(_ shards: [Shard]? = nil) -> String {
        let packages = impact.packages.map { JSONValue.object(["name": .string($0.name), "path": .string($0.path)]) }
        let parts = shards?.map { shard in
            JSONValue.object([
                "shard": .integer(shard.number), "seconds": .integer(shard.wholeSeconds),
                "packages": .string(shard.packages.map(\.path).joined(separator: "\n")),
            ])
        }
        let elements = parts ?? packages
        return "matrix=\(JSONValue.array(elements).line)\ncount=\(elements.count)\nhas_changes=\(!elements.isEmpty)\n"
    }
}

extension Shard {
    fileprivate var wholeSeconds: Int { Int(min(seconds, 1e9).rounded(.up)) }

    fileprivate var json: JSONValue {
        .object([
            "shard": .integer(number), "seconds": .integer(wholeSeconds), "packages": .strings(packages.map(\.path)),
        ])
    }
}

extension AffectedPackage {
    /// The folder as a path that can be typed: `.` for a package at the root.
    package var path: String { folder.isEmpty ? "." : folder }

    fileprivate var json: JSONValue {
        .object([
            "name": .string(name),
            "path": .string(path),
            "changed": .bool(isChanged),
            "reason": .optional(reason?.text),
            "targets": .array(targets.map { .object(["name": .string($0.name), "reason": .string($0.reason.text)]) }),
        ])
    }
}

extension Impact.RuledPath {
    fileprivate var json: JSONValue { .object(["path": .string(path), "pattern": .string(pattern)]) }
}
