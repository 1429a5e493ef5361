internal import Foundation
internal import Synchronization
internal import TestSupport

/// A running chromedriver on a free port, with the browsers it started.
public final class BrowserDriver: Sendable {
    /// Chromedriver's port.
    public let port: UInt16

    private let process: ChildProcess
    private let folder: TemporaryFolder
    private let sessions = Mutex<Set<String>>([])
    /// Sessions that nobody uses: to start a browser takes longer than most tests.
    private let idle = Mutex<[BrowserOptions: [String]]>([:])

    private init(port: UInt16, process: ChildProcess, folder: TemporaryFolder) {
        self.port = port
        self.process = process
        self.folder = folder
    }

    /// Starts chromedriver and waits until it answers. Throws where Debian's chromium-driver is not installed (`make setup`).
    public static func start() async throws -> BrowserDriver {
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
        return BrowserDriver(port: port, process: process, folder: folder)
    }

    /// Finds the port in `ChromeDriver was started successfully on port 12345.`
    static func port(in output: String) -> UInt16? {
        guard let range = output.range(of: "successfully on port ") else { return nil }
        let rest = output[range.upperBound...]
        guard let end = rest.firstIndex(of: ".") else { return nil }
        return UInt16(rest[..<end])
    }

    /// Opens a browser: a fresh profile, one window.
    public func open(_ options: BrowserOptions = BrowserOptions()) async throws -> Browser {
        if let session = idle.withLock({ $0[options]?.popLast() }) {
            let browser = Browser(driver: self, session: session, options: options)
            try await browser.resize(width: options.width, height: options.height)
            return browser
        }
        let answer = try await command("POST", "/session", options.capabilities)
        guard let session = answer["sessionId"].text else {
            throw IntegrationError.unexpectedShape("a new session without an identifier: \(answer)")
        }
        sessions.withLock { _ = $0.insert(session) }
        let browser = Browser(driver: self, session: session, options: options)
        try await browser.resize(width: options.width, height: options.height)
        return browser
    }

    /// Ends chromedriver and every browser it started.
    ///
    /// A browser that a failed test left open is closed here: chromedriver would leave it running.
    public func stop() async {
        for session in sessions.withLock({ $0 }) {
            do {
                try await close(session)
            } catch {
                print("a browser could not be closed: \(error)")
            }
        }
        process.terminate()
        _ = await process.waitForExit(within: .seconds(5))
    }

    /// Keeps a session for the next one who wants such a browser; its pages end now.
    func close(_ session: String, _ options: BrowserOptions) async throws {
        try await Browser(driver: self, session: session, options: options).forget()
        idle.withLock { $0[options, default: []].append(session) }
    }

    private func close(_ session: String) async throws {
        sessions.withLock { _ = $0.remove(session) }
        _ = try await command("DELETE", "/session/\(session)")
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
