import Foundation
import Testing
import ToolSupport
import ToolTestSupport

/// A way to break a small repository of two packages, `A` and `B` which depends on it, and what each command has to say.
struct Hostility: Sendable, CustomTestStringConvertible {
    /// What is broken, in words.
    var name: String
    /// The exit code of commands that read the repository.
    var code: Int32
    /// The exit code of `lint`, where it is another one.
    var lint: Int32?
    /// Exit codes of single commands, by their first word, where they are other ones.
    var other: [String: Int32] = [:]
    /// What `lint` has to say, to either stream.
    var says: String
    /// How many of the commands are tried: those that read in a way of their own come first.
    var count = 5
    /// Further words of the environment.
    var environment: [String: String] = [:]
    /// Breaks it.
    var make: @Sendable (SourceTree) throws -> Void

    var testDescription: String { name }

    /// Command lines that read the repository, with their exit codes where they find nothing wrong.
    static let commands: [(line: String, code: Int32)] = [
        ("graph --format json", 0), ("lint", 0), ("affected --uncommitted", 0), ("owners --check", 0),
        ("coverage --from export.json", 0), ("graph --format svg", 0), ("why B A", 0), ("lint --format sarif", 0), ("stats", 0),
        ("affected --base HEAD~1", 0), ("lint --base HEAD~1", 0), ("new library C --dry-run", 0), ("remove B --dry-run", 0),
        ("rename A C --dry-run", 0), ("setup --print", 0), ("build A", 0), ("test A", 0),
    ]

    /// The command lines that are tried, with the codes that they are to end with.
    var lines: [(line: String, code: Int32)] {
        Self.commands.prefix(count).compactMap { line, plain in
            let first = String(line.prefix { $0 != " " })
            let own = other[line] ?? other[first] ?? (first == "lint" ? lint : nil) ?? (code == 0 ? plain : code)
            // What can be read would really be built.
            return ["build", "test"].contains(first) && own != 2 ? nil : (line, own)
        }
    }

    /// The same for a break that no commit has: what is asked of commits alone does not see it.
    var uncommitted: Hostility {
        var copy = self
        copy.other["affected --base HEAD~1"] = 0
        return copy
    }

    /// The same, tried with every command.
    var thorough: Hostility {
        var copy = self
        copy.count = Self.commands.count
        return copy
    }

    /// The repository, whole, with two commits.
    static func makeRepository() throws -> SourceTree {
        let tree = try makeTree([
            "A/Package.swift": manifest("A", hasTests: true), "A/Sources/A/A.swift": "public struct A {}\n",
            "B/Package.swift": manifest("B", on: "A"), "B/Sources/B/B.swift": "import A\n\npublic struct B {}\n",
            "export.json": #"{"type":"llvm.coverage.json.export","version":"2.0.1","data":[{"files":[],"functions":[],"totals":{}}]}"#,
            "A/Tests/ATests/T.swift": "@testable import A\nimport Testing\n",
        ])
        try tree.write(owners, to: ".github/CODEOWNERS")
        try tree.git("init", "-q")
        try tree.commitAll("one")
        try tree.write("public struct A {}\npublic struct More {}\n", to: "A/Sources/A/A.swift")
        try tree.commitAll("two")
        return tree
    }

    private static let owners = "# Written by `monorepo owners` from .monorepo.json; the last line that fits decides.\n"

    static func manifest(_ name: String, on other: String? = nil, more: String = "", hasTests: Bool = false) -> String {
        let dependency = other.map { "dependencies: [.package(path: \"../\($0)\")], " } ?? ""
        let uses = other.map { ", dependencies: [.product(name: \"\($0)\", package: \"\($0)\")]" } ?? ""
        let tests = hasTests ? ", .testTarget(name: \"\(name)Tests\", dependencies: [\"\(name)\"])" : ""
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "\(name)",
                products: [.library(name: "\(name)", targets: ["\(name)"])],
                \(dependency)targets: [.target(name: "\(name)"\(uses)\(more))\(tests)]
            )

            """
    }
}

extension SourceTree {
    /// Makes a pipe that nobody writes to: who opens it waits for ever.
    func makePipe(_ inside: String) throws {
        try makeFolder(Paths.folder(inside))
        guard mkfifo(path(inside), 0o644) == 0 else { throw FileError("make the pipe", inside) }
    }

    /// Makes a socket that nobody listens to.
    func makeSocket(_ inside: String) throws {
        guard mknod(path(inside), S_IFSOCK | 0o644, 0) == 0 else { throw FileError("make the socket", inside) }
    }
}
