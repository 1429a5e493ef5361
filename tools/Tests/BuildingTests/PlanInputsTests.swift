import Foundation
import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport

@testable import Building

/// What a recorded plan depends on: whatever of it changes, the plan must not be used again.
struct PlanInputsTests {
    private let tree: SourceTree

    init() throws {
        tree = try makeTree([
            "Package.swift": "// the manifest", "A/A.swift": "let a = 1\n", "A/Deep/B.swift": "let b = 1\n", "A/Texts/en.strings": "",
            "A/Copied/C.swift": "let c = 1\n", "A/.build/x.o": "", "C/shim.c": "", "C/include/shim.h": "",
        ])
        try tree.link("A/linked.swift", to: "A.swift")
    }

    @Test func asLongAsNothingButSwiftChangesItIsTheSame() throws {
        let before = try mark()
        #expect(try mark() == before)
        try tree.write("let a = 2\n", to: "A/Deep/B.swift")
        try tree.write("", to: "A/.build/y.o")
        try tree.write("", to: "Elsewhere/E.swift")
        #expect(try mark(environment: ["OLDPWD": "/there"]) == before)
    }

    @Test(arguments: [
        ("A/New.swift", "a new file"), ("Package.swift", "another manifest"), ("A/Texts/en.strings", "another text"),
        ("A/Texts/de.strings", "a new text"), ("A/Copied/C.swift", "a source that is copied as it is"), ("C/shim.c", "C"),
        ("C/include/shim.h", "a header"), ("A/A.swift", "a file that a link leads to"),
    ])
    func aChangeOfAnythingElseIsSeen(_ path: String, _ what: String) throws {
        let before = try mark()
        try tree.write("changed\n", to: path)
        #expect(try mark() != before, "\(what)")
    }

    @Test func whatGoesOrIsRenamedIsSeen() throws {
        let before = try mark()
        try tree.remove("A/Deep/B.swift")
        let after = try mark()
        #expect(after != before)
        try tree.write("let b = 1\n", to: "A/Deep/D.swift")
        #expect(try mark() != before)
    }

    @Test func flagsConfigurationAndEnvironmentAreSeen() throws {
        let before = try mark()
        #expect(try mark(flags: ["-Xswiftc", "-O"]) != before)
        #expect(try mark(configuration: "release") != before)
        #expect(try mark(environment: ["CPATH": "/there"]) != before)
    }

    @Test func whereItCannotBeToldThereIsNone() throws {
        try tree.link("A/there", to: "../C")
        #expect(try mark() == nil, "what is in a folder behind a link is not looked at")
        var target = Target(name: "A", folder: "A", location: Location(path: ""))
        target.declaration.settings = [BuildSetting(tool: "swift", kind: "unsafeFlags", values: ["-Xcc", "-include", "x.h"])]
        #expect(PlanInputs(of: [target], root: tree.path, manifest: tree.path("Package.swift")) == nil)
        #expect(
            PlanInputs(
                of: [Target(name: "A", folder: "", location: Location(path: ""))], root: tree.path, manifest: tree.path("Package.swift"))
                == nil)
    }

    private func mark(
        flags: [String] = [], configuration: String = "debug", environment: [String: String] = [:]
    ) throws -> ContentHash? {
        var library = Target(name: "A", folder: "A", location: Location(path: ""))
        library.declaration.resources = [Resource(rule: "copy", path: "Copied"), Resource(rule: "process", path: "Texts")]
        let targets = [library, Target(name: "C", folder: "C", location: Location(path: ""))]
        let manager = try PackageManager(
            package: tree.path, scratch: tree.path(".build"), configuration: configuration, flags: flags, environment: environment)
        return try #require(PlanInputs(of: targets, root: tree.path, manifest: tree.path("Package.swift"))).mark(for: manager)
    }
}
