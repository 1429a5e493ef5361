package import ModuleGraph
import ToolSupport

/// Looks for everything that building, testing and linting a repository needs.
package struct CheckUp: Sendable {
    private let machine: Machine
    private let workspace: Workspace
    private let cacheFolder: String

    /// A check of a machine for a repository; `cacheFolder` is where the tool keeps answers.
    package init(_ machine: Machine, _ workspace: Workspace, cacheFolder: String) {
        self.machine = machine
        self.workspace = workspace
        self.cacheFolder = cacheFolder
    }

    /// Every answer, in order: toolchain, programs, libraries, browser, permissions, manifests.
    package var diagnoses: [Diagnosis] {
        toolchain + programs + libraries + browser + permissions + manifests
    }

    private var toolchain: [Diagnosis] {
        let mend = "Install it from https://swift.org/install and add its usr/bin to PATH."
        guard let swift = machine.find("swift") else {
            return [Diagnosis("toolchain", .missing, "The Swift toolchain is not on PATH.", mend: mend)]
        }
        guard let text = machine.output([swift, "--version"]), let version = Self.version(text) else {
            return [Diagnosis("toolchain", .missing, "`swift --version` of \(swift) does not tell a version.", mend: mend)]
        }
        let needed = workspace.packages.map { Self.numbers($0.manifest.toolsVersion) }.max { $0.lexicographicallyPrecedes($1) } ?? []
        let name = version.map(String.init).joined(separator: ".")
        if version.lexicographicallyPrecedes(needed.reversed().drop { $0 == 0 }.reversed()) {
            let least = needed.map(String.init).joined(separator: ".")
            return [Diagnosis("toolchain", .missing, "Swift \(name) is too old: the manifests ask for \(least).", mend: mend)]
        }
        return [Diagnosis("toolchain", .present, "Swift \(name), \(swift)")]
            + [("llvm-cov", "coverage"), ("swift-format", "lint and format"), ("sourcekit-lsp", "editors")].map { tool, purpose in
                machine.find("swiftc").map { machine.exists(Paths.folder(FileSystem.realPath($0) ?? $0) + "/" + tool) } == true
                    ? Diagnosis("toolchain", .present, "\(tool), for \(purpose)")
                    : Diagnosis(
                        "toolchain", .advised, "The toolchain has no \(tool), for \(purpose).", mend: "Install the whole toolchain.")
            }
    }

    private var programs: [Diagnosis] {
        let needsFinder = workspace.targets.contains { $0.declaration.pkgConfig != nil }
        let wanted: [(String, String, Bool)] = [("git", "git", true)] + (needsFinder ? [("pkg-config", "pkg-config", true)] : [])
        return wanted.map { program, package, isNeeded in
            machine.find(program).map { Diagnosis("programs", .present, $0) }
                ?? Diagnosis("programs", isNeeded ? .missing : .advised, "\(program) is not on PATH.", mend: installation([package]))
        }
    }

    private var libraries: [Diagnosis] {
        workspace.targets.filter { $0.kind == .system }.map { target in
            let owner = workspace.package(of: target.id).name
            let packages = target.declaration.providers.filter { $0.hasPrefix("apt:") }.map { String($0.dropFirst(4)) }
            let mend = packages.isEmpty ? "Its manifest does not say what brings it." : installation(packages)
            if let name = target.declaration.pkgConfig {
                guard machine.find("pkg-config") != nil else {
                    return Diagnosis(
                        "libraries", .missing, "Whether \(name), for \(owner), is there is not known without pkg-config.", mend: mend)
                }
                guard let version = machine.output(["pkg-config", "--modversion", name]) else {
                    return Diagnosis("libraries", .missing, "\(name), for \(owner), is not installed.", mend: mend)
                }
                return Diagnosis(
                    "libraries", .present, "\(name) \(version.split(whereSeparator: \.isWhitespace).first ?? ""), for \(owner)")
            }
            let missing = packages.filter { machine.output(["dpkg-query", "-W", "-f", "${db:Status-Status}", $0]) != "installed" }
            guard missing.isEmpty else {
                return Diagnosis(
                    "libraries", .missing, "\(missing.joined(separator: ", ")), for \(owner), is not installed.",
                    mend: installation(missing))
            }
            return packages.isEmpty
                ? Diagnosis("libraries", .advised, "Whether \(target.name), for \(owner), is there is not known.", mend: mend)
                : Diagnosis("libraries", .present, "\(packages.joined(separator: ", ")), for \(owner)")
        }
    }

    /// Tests that drive a browser are told by their name for the driver.
    private var browser: [Diagnosis] {
        let driven = workspace.targets.filter { target in target.sources.contains { $0.path.contains("BrowserDriver") } }
        guard let target = driven.first else { return [] }
        let wanted = [
            (["chromium", "chromium-headless-shell", "chromium-browser", "google-chrome"], "chromium"),
            (["chromedriver"], "chromium-driver"),
        ]
        return wanted.map { names, package in
            names.lazy.compactMap { machine.find($0) }.first.map { Diagnosis("browser", .present, $0) }
                ?? Diagnosis(
                    "browser", .missing, "\(package), for the tests over \(target.name), is not installed.", mend: installation([package]))
        }
    }

    private var permissions: [Diagnosis] {
        let folders = [workspace.root, "\(workspace.root)/.build", cacheFolder]
        let written = folders.map { folder in
            let name =
                folder == workspace.root
                ? "." : Paths.isInside(folder, workspace.root) ? Paths.relative(folder, to: workspace.root) : folder
            return machine.canWrite(folder)
                ? Diagnosis("permissions", .present, "\(name) can be written")
                : Diagnosis("permissions", .missing, "\(name) cannot be written.", mend: "sudo chown -R \"$USER\" '\(folder)'")
        }
        let isolates = machine.output(["unshare", "--user", "--map-root-user", "--net", "true"]) != nil
        return written + [
            isolates
                ? Diagnosis("permissions", .present, "tests can run without a network")
                : Diagnosis(
                    "permissions", .advised, "This machine does not let tests run without a network (user namespaces).",
                    mend: "sudo sysctl kernel.unprivileged_userns_clone=1")
        ]
    }

    private var manifests: [Diagnosis] {
        let errors = workspace.problems.filter { $0.severity == .error }
        guard !errors.isEmpty else { return [Diagnosis("manifests", .present, "\(workspace.packages.count) packages can be read")] }
        return errors.map { Diagnosis("manifests", .missing, "\($0.location): \($0.what)", mend: $0.remedy) }
    }

    private func installation(_ packages: [String]) -> String {
        if machine.find("apt-get") != nil { return "sudo apt-get install \(packages.joined(separator: " "))" }
        return "Install what this system calls \(packages.joined(separator: ", "))."
    }

    static func version(_ text: String) -> [Int]? {
        text.firstRange(of: "Swift version ").map { numbers(String(text[$0.upperBound...].prefix { $0.isNumber || $0 == "." })) }
            .flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func numbers(_ text: String) -> [Int] { text.split(separator: ".").compactMap { Int($0) } }
}
