import Foundation
import ToolSupport
import ToolTestSupport

extension Hostility {
    /// Source files that are none, and folders that lead astray.
    static let sources = [
        odd("a binary file named .swift") { (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* $0 &+ $0 >> 7) } }.thorough,
        odd("a program named .swift") { [0x7F] + Array("ELF".utf8) + [UInt8](repeating: 0, count: 5000) },
        odd("invalid UTF-8") { Array("import Foundation\nlet a = \"".utf8) + [0xC3, 0x28, 0xFF, 0xFE] + Array("\"\n".utf8) },
        odd("UTF-16") {
            Array("import Foundation\n".utf16).flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
        },
        fine("a line of ten megabytes") { "let a = \"" + String(repeating: "x", count: 10_000_000) + "\"\n" },
        fine("a comment that opens a million times") { String(repeating: "/*", count: 1_000_000) },
        fine("interpolations within one another") { "let a = " + String(repeating: "\"\\(", count: 300_000) },
        fine("braces that open a million times") { "enum E " + String(repeating: "{", count: 1_000_000) },
        fine("brackets that open a million times") { "func f" + String(repeating: "(", count: 1_000_000) },
        fine("types within one another") { String(repeating: "struct S { ", count: 100_000) },
        fine("conditions within one another") { String(repeating: "#if A\n", count: 200_000) + "import Foundation\n" },
        fine("branches without end") { "#if A\n" + String(repeating: "#elseif B\n", count: 100_000) + "import Foundation\n" },
        fine("a module with a million parts") { "import A" + String(repeating: ".b", count: 1_000_000) + "\n" },
        fine("quotes and pounds") { String(repeating: "#\"\"\"", count: 300_000) },
        fine("slashes that may be regular expressions") {
            String(repeating: "( / a\n", count: 200_000) + String(repeating: "(/(", count: 300_000)
        },
        fine("attributes without end") { String(repeating: "@a(", count: 300_000) },
        fine("a file of a hundred thousand imports") { String(repeating: "import A\n", count: 100_000) },
        Hostility(name: "a pipe named .swift", code: 0, lint: 1, says: "A/Sources/A/P.swift:1: error: The file cannot be read as Swift") {
            try $0.makePipe("A/Sources/A/P.swift")
        },
        Hostility(name: "a socket named .swift", code: 0, lint: 1, says: "A/Sources/A/S.swift:1: error: The file cannot be read as Swift") {
            try $0.makeSocket("A/Sources/A/S.swift")
        },
        Hostility(
            name: "a source that links to a device", code: 0, lint: 1,
            says: "A/Sources/A/Z.swift:1: error: The file cannot be read as Swift"
        ) {
            try $0.link("A/Sources/A/Z.swift", to: "/dev/zero")
        },
        Hostility(
            name: "a source that links to itself", code: 0, lint: 1, says: "A/Sources/A/L.swift:1: error: The file cannot be read as Swift"
        ) {
            try $0.link("A/Sources/A/L.swift", to: "L.swift")
        },
        Hostility(name: "a folder that links to the system's files", code: 2, says: "A/Sources/A/System") {
            try $0.link("A/Sources/A/System", to: "/proc")
        },
        Hostility(name: "a name that is no UTF-8", code: 2, other: ["affected": 0, "owners": 0], says: "its name is not valid UTF-8") {
            tree in
            let file = open(tree.path("A/Sources/A/") + "/", O_RDONLY | O_DIRECTORY)
            defer { close(file) }
            let name: [CChar] = [-1, 0x2E, 0x73, 0x77, 0x69, 0x66, 0x74, 0]
            let made = openat(file, name, O_CREAT | O_WRONLY, 0o644)
            guard made >= 0 else { throw FileError("write the file", "\u{FFFD}.swift") }
            close(made)
        },
        Hostility(
            name: "folders deeper than a path may be long", code: 2, other: ["affected": 0], says: "cannot be listed: File name too long"
        ) { tree in
            let name = String(repeating: "d", count: 200)
            var folder = open(tree.path("A/Sources/A"), O_RDONLY | O_DIRECTORY)
            for _ in 0..<25 {
                guard mkdirat(folder, name, 0o755) == 0 else { throw FileError("make the folder", name) }
                let next = openat(folder, name, O_RDONLY | O_DIRECTORY)
                close(folder)
                folder = next
            }
            close(folder)
        },
        Hostility(name: "folders that link to one another", code: 0, lint: 0, says: "No findings.") {
            try $0.link("A/Sources/A/Up", to: "..")
            try $0.link("A/Sources/A/One", to: "Two")
            try $0.link("A/Sources/A/Two", to: "One")
            try $0.link("Here", to: ".")
        },
        Hostility(name: "a folder named .swift", code: 0, lint: 0, says: "No findings.") { try $0.makeFolder("A/Sources/A/F.swift") },
        Hostility(name: "a name that speaks to terminals and to GitHub", code: 0, lint: 1, says: "unreadable-source") {
            try $0.write([0, 1], to: "A/Sources/A/a\u{1B}[2J\n::error file=x::y.swift")
        },
    ].map(\.uncommitted)

    /// A file that is no Swift: a finding of `lint`, and a line of the others.
    private static func odd(_ name: String, _ bytes: @escaping @Sendable () -> [UInt8]) -> Hostility {
        Hostility(name: name, code: 0, lint: 1, says: "A/Sources/A/Odd.swift:1: error: The file cannot be read as Swift") {
            try $0.write(bytes(), to: "A/Sources/A/Odd.swift")
        }
    }

    /// A file that is Swift in its form, however strange: read to its end.
    private static func fine(_ name: String, _ text: @escaping @Sendable () -> String) -> Hostility {
        Hostility(name: name, code: 0, lint: 0, says: "No findings.") {
            try $0.write(text(), to: "A/Sources/A/Fine.swift")
        }
    }
}
