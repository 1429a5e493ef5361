import Foundation
package import ToolSupport

/// The program that runs now.
package enum RunningTool {
    /// Its absolute path, links resolved; nil where the system does not tell.
    package static var path: String? {
        FileSystem.realPath("/proc/self/exe") ?? Bundle.main.executablePath.flatMap { FileSystem.realPath($0) }
    }

    /// Throws where a scratch folder holds this very program: `swift run` keeps the folder locked until the program ends, and another
    /// SwiftPM would wait for that for ever.
    package static func checkMayUse(scratch: String, running path: String? = RunningTool.path) throws(ToolError) {
        guard let path, Paths.isInside(path, canonical(scratch)) else { return }
        throw ToolError(
            "This program was built in \(scratch), which `swift run` keeps locked while it runs: a build there would wait for ever.",
            remedy: "Run the program from another place: `swift build --package-path tools`, then its binary, or `make test`.")
    }

    /// A path without links as far as it exists, so that one folder always has one name.
    package static func canonical(_ path: String) -> String {
        var existing = Paths.normalized(path)
        var rest: [String] = []
        while !existing.isEmpty, existing != "/" {
            if let real = FileSystem.realPath(existing) { return ([real] + rest.reversed()).joined(separator: "/") }
            rest.append(Paths.name(existing))
            existing = Paths.folder(existing)
        }
        return Paths.normalized(path)
    }
}
