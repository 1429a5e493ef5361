import Configuration
import ModuleGraph
import ToolSupport

/// Copies a folder into targets, so that each stands alone. A copy has a note of its source, and only a folder with that note is ever cleared
/// of files that the source has not.
struct Mirror {
    /// The name of the note.
    static let note = "COPIED.md"
    private let settings: MirrorSettings

    init(_ settings: MirrorSettings) {
        self.settings = settings
    }

    func add(to plan: inout GenerationPlan, _ workspace: Workspace) {
        let source = "\(plan.root)/\(settings.from)"
        guard FileStatus(source)?.kind == .folder else {
            return plan.fail(settings.from, "There is no such folder.", "Correct \"from\" in \"projgen\".")
        }
        let files = FileTreeWalk.files(in: source).filter { file in !settings.except.contains { $0.matches(file) } }
        var contents: [(path: String, bytes: [UInt8], isOptional: Bool)] = []
        for file in files {
            guard let bytes = plan.read("\(settings.from)/\(file)") else { return }
            contents.append((file, bytes, isOptional(file)))
        }
        let text = "A copy of /\(settings.from), made by `monorepo projgen`. Change the original, then run it again.\n"
        contents.append((Self.note, Array(text.utf8), false))
        for target in workspace.targets(matching: settings.targets) where target.isTest {
            guard let folder = target.folder else { continue }
            copy(contents, into: Paths.joined(folder, settings.folder), &plan)
        }
    }

    private func copy(_ contents: [(path: String, bytes: [UInt8], isOptional: Bool)], into folder: String, _ plan: inout GenerationPlan) {
        let there = FileTreeWalk.files(in: "\(plan.root)/\(folder)")
        guard there.isEmpty || there.contains(Self.note) else {
            return plan.fail(
                "\(folder)/\(there[0])", "The folder has files that are no copy of \(settings.from).",
                "Move them away, or name another \"folder\" in \"projgen\".")
        }
        for file in contents { plan.add(file.bytes, at: "\(folder)/\(file.path)", isOptional: file.isOptional) }
        let wanted = Set(contents.map(\.path))
        plan.leftovers += there.filter { !wanted.contains($0) && !isOptional($0) }.map { "\(folder)/\($0)" }
    }

    private func isOptional(_ file: String) -> Bool {
        settings.optional.contains { $0.matches(file) }
    }
}
