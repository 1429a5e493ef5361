import Foundation
import ModuleGraph
import ToolSupport

/// What came of reading a manifest.
enum ManifestAnswer: Sendable {
    /// What the toolchain says.
    case dump(JSONValue)
    /// Why it says nothing.
    case problem(Problem)
}

/// Asks the toolchain what a manifest says.
struct ManifestReader: Sendable {
    let toolchain: Toolchain
    let root: String
    let environment: [String: String]
    let timeout: Duration

    /// The answer as JSON, its absolute paths made relative to the package's folder; else why there is none.
    ///
    /// `workFolder` takes the package manager's locks and leavings. It should be the same one in every run: its path is a part of what
    /// the package manager keeps its own answers under.
    func read(_ manifest: FoundManifest, workFolder: String) -> ManifestAnswer {
        let folder = Paths.joined(root, manifest.folder)
        let scratch = "\(workFolder)/\(getpid())-\(ContentHash(manifest.folder).hex.prefix(16))"
        let arguments = [
            "package", "--package-path", folder, "--scratch-path", scratch, "--config-path", "\(workFolder)/configuration",
            "--security-path", "\(workFolder)/security",
            // The package manager keeps answers too, and does not know what else they depend on.
            "--manifest-cache", manifest.surroundings.readsTheWorld ? "none" : "shared", "dump-package",
        ]
        var variables = passed(to: manifest)
        variables["TMPDIR"] = workFolder
        // The package manager asks git about every manifest's folder, and git would run what the repository's configuration names.
        if !manifest.surroundings.readsTheWorld { variables["GIT_DIR"] = "\(workFolder)/no-repository" }
        let child = ChildProcess(
            toolchain.path, arguments, environment: ChildProcess.minimalEnvironment(adding: variables), timeout: timeout,
            outputLimit: 64 << 20)
        let result: ProcessResult
        do {
            result = try child.run()
        } catch {
            return .problem(problem(manifest, "\(error)"))
        }
        guard result.isSuccess else { return .problem(problem(manifest, result)) }
        guard let start = result.output.firstIndex(of: UInt8(ascii: "{")) else {
            return .problem(problem(manifest, "The toolchain answered nothing about this manifest."))
        }
        do {
            return .dump(PortableDump.make(try JSONValue(parsing: Array(result.output[start...])), folder: folder))
        } catch {
            return .problem(problem(manifest, "The toolchain's answer about this manifest is no JSON (\(error))."))
        }
    }

    /// The variables of the environment that a manifest may see, by name.
    func passed(to manifest: FoundManifest) -> [String: String] {
        if manifest.surroundings.readsWholeEnvironment { return environment.filter { !ChildProcess.passingVariables.contains($0.key) } }
        let names = Set(manifest.surroundings.variables)
        return environment.filter { names.contains($0.key) }
    }

    private func problem(_ manifest: FoundManifest, _ result: ProcessResult) -> Problem {
        if result.ending == .timeout {
            return problem(manifest, "Reading this manifest did not end within \(timeout.components.seconds) s.")
        }
        let lines = result.errorText.split(whereSeparator: \.isNewline).map(String.init)
        let errors = lines.filter { $0.contains("error:") }
        let own = errors.first { $0.contains("/\(manifest.name):") || $0.hasPrefix("\(manifest.name):") }
        var line = 0
        var column = 0
        if let own, let range = own.firstRange(of: "\(manifest.name):") {
            let numbers = own[range.upperBound...].split(separator: ":", maxSplits: 2).prefix(2).compactMap { Int($0) }
            if let first = numbers.first { line = first }
            if numbers.count == 2 { column = numbers[1] }
        }
        let message = own ?? errors.first ?? lines.last ?? result.endingText
        let reason = message.firstRange(of: "error: ").map { String(message[$0.upperBound...]) } ?? message
        return Problem(
            id: "manifest-unreadable", location: Location(path: manifest.path, line: line, column: column),
            what: "The toolchain cannot read this manifest: \(withoutRoot(reason)).",
            remedy: "Run `swift package dump-package` in its folder, and mend what it names.")
    }

    private func problem(_ manifest: FoundManifest, _ what: String) -> Problem {
        Problem(
            id: "manifest-unreadable", location: Location(path: manifest.path), what: withoutRoot(what) + ".",
            remedy: "Run `swift package dump-package` in its folder to see why.")
    }

    private func withoutRoot(_ text: String) -> String {
        let plain = text.replacing(root == "/" ? "//" : root + "/", with: "")
        return plain.hasSuffix(".") ? String(plain.dropLast()) : plain
    }
}
