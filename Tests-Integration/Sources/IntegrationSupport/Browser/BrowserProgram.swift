internal import Foundation
internal import Synchronization
internal import TestSupport

/// A running chromedriver on a free port, with the browsers it started. Suites share it: to start a browser takes longer than most tests.
final class BrowserProgram: Sendable {
    private let port: UInt16
    private let process: ChildProcess
    private let folder: TemporaryFolder
    /// Browsers that nobody uses.
    private let idle = Mutex<[BrowserOptions.Kind: [String]]>([:])

    private init(port: UInt16, process: ChildProcess, folder: TemporaryFolder) {
        self.port = port
        self.process = process
        self.folder = folder
    }

    /// Starts chromedriver and waits until it answers. Throws where Debian's chromium-driver is not installed (`make setup`).
    static func start() async throws -> BrowserProgram {
        let folder = try TemporaryFolder(name: "browser")
        let inherited = ProcessInfo.processInfo.environment
        let process = try ChildProcess(
            executable: "chromedriver", arguments: ["--port=0"],
            environment: [
                "PATH": inherited["PATH"] ?? "/usr/bin:/bin", "HOME": folder.path(""), "TMPDIR": folder.path(""), "LANG": "C.UTF-8",
            ])
        let port = try await eventually("chromedriver", detail: { process.standardOutput + process.standardError }) {
            if let status = process.exitStatus {
                throw IntegrationError.endedEarly(program: "chromedriver", status: "\(status)", standardError: process.standardError)
            }
            return Self.port(in: process.standardOutput)
        }
        return BrowserProgram(port: port, process: process, folder: folder)
    }

    /// Finds the port in `ChromeDriver was started successfully on port 12345.`
    private static func port(in output: String) -> UInt16? {
        guard let range = output.range(of: "successfully on port ") else { return nil }
        let rest = output[range.upperBound...]
        guard let end = rest.firstIndex(of: ".") else { return nil }
        return UInt16(rest[..<end])
    }

    /// Whether it has not ended by itself.
    var isRunning: Bool { process.exitStatus == nil }

    /// A browser that nobody uses, without anything that an earlier user left; a new one where there is none.
    func session(_ options: BrowserOptions) async throws -> String {
        if let session = idle.withLock({ $0[options.kind]?.popLast() }) { return session }
        let answer = try await command("POST", "/session", options.kind.capabilities)
        guard let session = answer["sessionId"].text else {
            throw IntegrationError.unexpectedShape("a new session without an identifier: \(answer)")
        }
        return session
    }

    /// Keeps a browser, on which nothing is left, for the next one who wants such a one.
    func keep(_ session: String, _ options: BrowserOptions) {
        idle.withLock { $0[options.kind, default: []].append(session) }
    }

    /// Ends a browser, which chromedriver would leave running when it ends itself.
    func end(_ session: String) async {
        do {
            _ = try await command("DELETE", "/session/\(session)")
        } catch {
            print("a browser could not be closed: \(error)")
        }
    }

    /// Ends chromedriver and every browser that nobody uses.
    func stop() async {
        for session in idle.withLock({ $0.values.flatMap { $0 } }) { await end(session) }
        process.terminate()
        _ = await process.waitForExit(within: .seconds(5))
    }

    func command(_ method: String, _ path: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
        let body = method == "POST" ? try parameters.serialized() : []
        let request = PlainHTTPRequest(method, path, headers: [(name: "Content-Type", value: "application/json")], body: body)
        let response = try await PlainHTTPClient(port: port).send(request, within: .seconds(60))
        let value = try JSONValue(parsing: response.body)["value"]
        guard response.status == 200 else {
            throw IntegrationError.browser(
                command: "\(method) \(path)", code: value["error"].text ?? "\(response.status)", message: value["message"].text ?? "")
        }
        return value
    }
}
