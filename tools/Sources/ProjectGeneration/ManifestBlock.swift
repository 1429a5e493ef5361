import Configuration
import ModuleGraph
import ToolSupport

/// Gives every manifest the same end: from the first line of the block on, or behind the last line where there is none yet.
struct ManifestBlock {
    private let settings: ManifestBlockSettings

    init(_ settings: ManifestBlockSettings) {
        self.settings = settings
    }

    func add(to plan: inout GenerationPlan, _ workspace: Workspace) {
        guard let first = settings.lines.first else { return }
        for package in workspace.packages where isMeant(package) {
            let path = package.path("Package.swift")
            guard let bytes = plan.read(path) else { continue }
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            var kept = Array(lines.prefix { $0 != first })
            if kept.count == lines.count {
                while kept.last?.isEmpty == true { kept.removeLast() }
                kept.append("")
            }
            plan.add((kept + settings.lines).joined(separator: "\n") + "\n", at: path)
        }
    }

    private func isMeant(_ package: Package) -> Bool {
        settings.packages.isEmpty || settings.packages.contains { $0.matches(package.folder) }
    }
}
