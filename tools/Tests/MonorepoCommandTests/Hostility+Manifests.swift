import Foundation
import ToolTestSupport

extension Hostility {
    /// Manifests that cannot be read, or that do something else than say what they are.
    static let manifests = [
        broken("a manifest that does not parse", says: "A/Package.swift:5") { "\(start)let package = Package(\n" }.thorough,
        broken("a manifest without a package", says: "A/Package.swift") { start },
        broken("an empty manifest", says: "A/Package.swift") { "" },
        broken("a manifest that crashes", says: "A/Package.swift") { "\(start)fatalError(\"no\")\n" },
        broken("a manifest that ends at once", says: "A/Package.swift") { "\(start)import Foundation\nexit(0)\n" },
        broken("a manifest that answers itself", says: "A/Package.swift") { "\(start)import Foundation\nprint(\"{}\"); exit(0)\n" },
        broken("a manifest of another language", says: "A/Package.swift") { "<?php // swift-tools-version: 6.0 PackageDescription" },
        Hostility(
            name: "a manifest that never ends", code: 2, says: "did not end within 6 s",
            count: 2, environment: ["MONOREPO_TIMEOUT": "6"]
        ) { try $0.write("\(start)while true {}\n", to: "A/Package.swift") },
        Hostility(
            name: "a manifest that prints without end", code: 2, says: "A/Package.swift",
            count: 1, environment: ["MONOREPO_TIMEOUT": "6"]
        ) { try $0.write("\(start)while true { print(\"{\") }\n", to: "A/Package.swift") },
        Hostility(name: "a binary file as a manifest", code: 2, says: "A/Package.swift") {
            try $0.write((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 31) }, to: "A/Package.swift")
        },
        Hostility(name: "a pipe as a manifest", code: 2, other: gone, says: "A/Package.swift") {
            try $0.remove("A/Package.swift")
            try $0.makePipe("A/Package.swift")
        },
        Hostility(name: "a socket as a manifest", code: 2, other: gone, says: "A/Package.swift") {
            try $0.remove("A/Package.swift")
            try $0.makeSocket("A/Package.swift")
        },
        Hostility(name: "a manifest that links to itself", code: 2, says: "A/Package.swift") {
            try $0.remove("A/Package.swift")
            try $0.link("A/Package.swift", to: "Package.swift")
        },
        Hostility(name: "a manifest that links to a device", code: 2, says: "A/Package.swift") {
            try $0.remove("A/Package.swift")
            try $0.link("A/Package.swift", to: "/dev/zero")
        },
        Hostility(name: "a folder as a manifest", code: 2, other: gone, says: "A/Package.swift") {
            try $0.remove("A/Package.swift")
            try $0.makeFolder("A/Package.swift")
        },
        Hostility(name: "a target that lies elsewhere", code: 2, says: "lies outside of its package") {
            try $0.write(manifest("A", more: ", path: \"../../../../../../../../..\""), to: "A/Package.swift")
        },
        Hostility(name: "a manifest with a line of ten megabytes", code: 0, says: "No findings.") {
            try $0.write("\(manifest("A", hasTests: true))//\(String(repeating: "x", count: 10_000_000))\n", to: "A/Package.swift")
        },
    ].map(\.uncommitted)

    /// Git takes what is no file for deleted, so that its package and those that depend on it are affected.
    private static let gone = ["affected --uncommitted": Int32(0)]
    private static let start = "// swift-tools-version: 6.0\nimport PackageDescription\n\n"

    private static func broken(
        _ name: String, says: String, _ text: @escaping @Sendable () -> String
    ) -> Hostility {
        Hostility(name: name, code: 2, says: says) { try $0.write(text(), to: "A/Package.swift") }
    }
}
