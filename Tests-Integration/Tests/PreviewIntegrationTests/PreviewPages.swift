import Foundation
import IntegrationSupport

/// A package's built previews, being served.
struct PreviewPages {
    /// Every package that has previews, by name.
    static let packages = packages(below: "\(Repository.root)/Packages").sorted()

    private let process: ChildProcess
    /// The address with the token for one exchange.
    let link: String

    /// The address without the token.
    var origin: String { String(link.prefix { $0 != "?" }.dropLast()) }
    /// The port.
    var port: String { origin.split(separator: ":").last.map(String.init) ?? "" }

    /// Starts a package's previews and waits until they can be seen; with the same secret a browser stays signed in.
    static func start(_ package: String, port: String = "0", secret: String = "a secret") async throws -> PreviewPages {
        let process = try ChildProcess(
            executable: try program(of: package), arguments: ["--port", port], environment: ["PREVIEW_SECRET": secret])
        let announcement = "Previews are ready at "
        let link = try await eventually("the previews' link", detail: { process.standardOutput + process.standardError }) {
            if let status = process.exitStatus {
                throw IntegrationError.endedEarly(program: process.name, status: "\(status)", standardError: process.standardError)
            }
            let output = process.standardOutput
            guard output.hasSuffix("\n"), output.hasPrefix(announcement) else { return String?.none }
            return String(output.dropFirst(announcement.count).dropLast())
        }
        return PreviewPages(process: process, link: link)
    }

    /// The names of a package's previews.
    static func names(of package: String) async throws -> [String] {
        let run = try await CommandLineRun.run(try program(of: package), ["--list"], environment: [:])
        guard run.exitCode == 0 else { throw IntegrationError.unexpectedShape("\(run)") }
        return run.standardOutput.split(separator: "\n").map(String.init)
    }

    /// Ends the program at once, as `make preview` does for the next one.
    func stop() async {
        process.kill()
        _ = await process.waitForExit()
    }

    private static func packages(below folder: String) -> [String] {
        let name = URL(fileURLWithPath: folder).lastPathComponent
        guard !FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else {
            return FileManager.default.fileExists(atPath: "\(folder)/Sources/\(name)Previews") ? [name] : []
        }
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return entries.flatMap { packages(below: "\(folder)/\($0)") }
    }

    /// The program as `make build PACKAGE=…` leaves it.
    private static func program(of package: String) throws(IntegrationError) -> String {
        let path = "\(Repository.root)/.build/bin/\(package)Previews"
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw .notStarted(program: path, reason: "it is not there; run make build PACKAGE=\(package)")
        }
        return path
    }
}
