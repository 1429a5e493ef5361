import ToolSupport

/// The plan that `swift build` leaves in `debug.yaml`, made fit for the build engine's own program.
///
/// The package manager writes auxiliary files and watches its package structure by tools of its own, which that program does not have. Both
/// have done their work when the plan is there; what is left are shell commands. The plan holds as long as manifests and the lists of
/// source files stay what they were.
package enum EnginePlan {
    /// The plan without what only the package manager can do, and with further arguments for whatever links. Throws where the text is no
    /// such plan.
    package static func adapted(_ plan: String, linkArguments: [String] = []) throws(PlanError) -> String {
        guard let split = plan.firstRange(of: "\ncommands:\n") else { throw PlanError() }
        let head = plan[..<split.lowerBound].replacing("  name: basic\n", with: "  name: swift-build\n", maxReplacements: 1)
        var kept: [String] = []
        for command in plan[split.upperBound...].split(separator: "\n\n") {
            guard let tool = tool(of: command) else { throw PlanError() }
            guard tool == "shell" || tool == "phony" else { continue }
            // Drivers would otherwise print a stream of JSON for the package manager.
            let text = String(command).replacing("\"-parseable-output\",", with: "")
            let links = text.contains("\"-emit-executable\"") || text.contains("\"-emit-library\"")
            kept.append(links ? adding(linkArguments, to: text) : text)
        }
        guard !kept.isEmpty else { throw PlanError() }
        return head + "\ncommands:\n" + kept.joined(separator: "\n\n") + "\n"
    }

    /// The files that commands make which only the package manager can run, or which it alone watches.
    package static func outputsOfOthers(_ plan: String) -> [String] {
        guard let split = plan.firstRange(of: "\ncommands:\n") else { return [] }
        return plan[split.upperBound...].split(separator: "\n\n").flatMap { command -> [String] in
            guard let tool = tool(of: command), tool != "shell", tool != "phony" else { return [] }
            let line = command.split(separator: "\n").map { $0.drop { $0 == " " } }.first { $0.hasPrefix("outputs: ") }
            let names = line.flatMap { try? JSONValue(parsing: String($0.dropFirst("outputs: ".count))) }?.elements ?? []
            return names.compactMap(\.string).filter { $0.hasPrefix("/") }
        }
    }

    /// The name that a plan of a debug build gives to the program of a product.
    package static func target(ofProduct product: String) -> String {
        #if arch(arm64)
            "\(product)-aarch64-unknown-linux-gnu-debug.exe"
        #else
            "\(product)-x86_64-unknown-linux-gnu-debug.exe"
        #endif
    }

    private static func adding(_ arguments: [String], to command: String) -> String {
        command.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard line.drop(while: { $0 == " " }).hasPrefix("args: ["), line.hasSuffix("]") else { return String(line) }
            return line.dropLast() + arguments.map { ",\"\($0)\"" }.joined() + "]"
        }.joined(separator: "\n")
    }

    private static func tool(of command: Substring) -> Substring? {
        for line in command.split(separator: "\n") {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("tool: ") { return text.dropFirst("tool: ".count) }
        }
        return nil
    }
}

/// A text that is no build plan.
package struct PlanError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The sentence.
    package var description: String { "The package manager's build plan has another form than this tool knows." }
}
