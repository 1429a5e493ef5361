package import ModuleGraph
import ToolSupport

/// All that a build plan depends on, besides what is in Swift files: the toolchain, the environment, manifests, which files there are, and
/// what is in those that no compiler of Swift reads.
package struct PlanInputs: Sendable {
    private let folders: [String]
    /// Files and folders that are copied as they are, whatever is in them.
    private let copied: [String]
    private let manifest: String

    /// What the plan of some targets below a root depends on, with the manifest that it is made from; paths are absolute. Nil where that
    /// cannot be told: a target has flags that may name any file, or is the whole repository.
    package init?(of targets: [Target], root: String, manifest: String) {
        var folders: [String] = []
        var copied: [String] = []
        for target in targets {
            guard let folder = target.folder, !folder.isEmpty, !target.declaration.settings.contains(where: { $0.kind == "unsafeFlags" })
            else { return nil }
            folders.append(Paths.joined(root, folder))
            copied += target.declaration.resources.map { Paths.joined(root, "\(folder)/\($0.path)") }
        }
        self.folders = folders.sorted()
        self.copied = copied
        self.manifest = manifest
    }

    /// A mark of the state as it is now; nil where it cannot be told, as where a folder is a link.
    func mark(for manager: PackageManager) -> ContentHash? {
        var writer = ByteWriter()
        writer.append(manager.configuration)
        writer.append(manager.flags) { $0.append($1) }
        let variables = manager.environment.filter { !ChildProcess.passingVariables.contains($0.key) }.sorted { $0.key < $1.key }
        writer.append(variables) { writer, variable in
            writer.append(variable.key)
            writer.append(variable.value)
        }
        guard let toolchain = ChildProcess.find("swift").flatMap(FileSystem.realPath), Self.note(toolchain, in: &writer) else { return nil }
        // What libraries of the system need comes from their packages.
        let packages = "/var/lib/dpkg/status"
        if FileStatus(packages) != nil, !Self.note(packages, in: &writer) { return nil }
        guard let bytes = try? FileSystem.read(manifest) else { return nil }
        writer.append(raw: bytes)
        for folder in folders {
            guard list(folder, in: &writer) else { return nil }
        }
        return ContentHash(writer.bytes)
    }

    /// Notes a file with its state; returns false where there is none.
    static func note(_ path: String, in writer: inout ByteWriter) -> Bool {
        guard let status = FileStatus(path) else { return false }
        writer.append(path)
        writer.append(status.size)
        for number in [UInt64(bitPattern: status.modified), UInt64(bitPattern: status.changed), status.inode] {
            writer.append(fixed: number)
        }
        return true
    }

    private func list(_ top: String, in writer: inout ByteWriter) -> Bool {
        var waiting = [top]
        while let folder = waiting.popLast() {
            guard let entries = try? FileSystem.list(folder) else { return false }
            for entry in entries {
                let path = "\(folder)/\(entry.name)"
                switch entry.kind {
                case .folder where entry.name == ".build" || entry.name == ".git":
                    continue
                case .folder:
                    writer.append("\(path)/")
                    waiting.append(path)
                case .file where entry.name.hasSuffix(".swift") && !copied.contains { Paths.isInside(path, $0) }:
                    writer.append(path)
                case .file, .link:
                    guard FileStatus(path)?.kind == .file, Self.note(path, in: &writer) else { return false }
                case .other:
                    return false
                }
            }
        }
        return true
    }
}
