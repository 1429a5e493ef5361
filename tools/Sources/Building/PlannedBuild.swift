import Foundation
package import ToolSupport

/// Builds without tests: with the package manager once, and then, as long as nothing has changed that its plan depends on, with the engine
/// alone on that plan, which takes half the time. Whenever the plan does not hold, or a build on it fails, the package manager builds.
package struct PlannedBuild: Sendable {
    /// Who built.
    package enum Builder: Equatable, Sendable {
        /// The package manager, and the engine alone.
        case packageManager, engine
    }

    private let manager: PackageManager
    private let inputs: PlanInputs

    /// A build of all that a package is made of. Nobody else may build in the scratch folder meanwhile.
    package init(_ manager: PackageManager, inputs: PlanInputs) {
        self.manager = manager
        self.inputs = inputs
    }

    /// Builds. The listener hears whoever's build counts.
    package func build(_ listener: PackageManager.Listener? = nil) throws(ToolError) -> (result: ProcessResult, builder: Builder) {
        let mark = inputs.mark(for: manager)
        if let mark, let state = state(mark), state == (try? FileSystem.readText(path("mark"))), let result = try onPlan(), result.isSuccess
        {
            listener?(.output, result.output[...])
            return (result, .engine)
        }
        unlink(path("mark"))
        let result = try manager.build(withTests: false, listener)
        // Whatever was saved meanwhile may or may not be in the plan.
        if result.isSuccess, let mark, inputs.mark(for: manager) == mark { record(mark) }
        return (result, .packageManager)
    }

    private func onPlan() throws(ToolError) -> ProcessResult? {
        guard ChildProcess.find("swift-build-tool") != nil else { return nil }
        return try ChildProcess(
            "swift-build-tool", ["-f", path("llbuild"), "--db", path("db"), "main"], environment: manager.environment,
            folder: manager.package
        ).run()
    }

    /// Keeps the plan; where that does not work, the package manager builds the next time too.
    private func record(_ mark: ContentHash) {
        guard let plan = try? FileSystem.readText("\(manager.scratch)/\(manager.configuration).yaml"),
            let text = try? EnginePlan.adapted(plan)
        else { return }
        do {
            // What belongs to tests alone is not there.
            let outputs = EnginePlan.outputsOfOthers(plan).filter { FileStatus($0) != nil }
            try FileSystem.write(outputs.joined(separator: "\n"), to: path("outputs"))
            try FileSystem.writeIfChanged(text, to: path("llbuild"))
            if let state = state(mark) { try FileSystem.write(state, to: path("mark")) }
        } catch {
            unlink(path("mark"))
        }
    }

    /// A mark of the inputs and of everything that the engine does not make itself: files that the package manager wrote or copied.
    private func state(_ mark: ContentHash) -> String? {
        guard let outputs = try? FileSystem.readText(path("outputs")) else { return nil }
        var writer = ByteWriter()
        writer.append(mark.hex)
        for output in outputs.split(separator: "\n") {
            guard PlanInputs.note(String(output), in: &writer) else { return nil }
        }
        return ContentHash(writer.bytes).hex
    }

    private func path(_ ending: String) -> String { "\(manager.scratch)/\(manager.configuration)-plan.\(ending)" }
}
