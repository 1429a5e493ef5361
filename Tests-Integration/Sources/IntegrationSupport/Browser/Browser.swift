/// A browser that a person could sit at: windows, pages, what is on them.
public final class Browser: Sendable {
    private let driver: BrowserDriver
    private let program: BrowserProgram
    private let session: String
    private let options: BrowserOptions

    init(driver: BrowserDriver, program: BrowserProgram, session: String, options: BrowserOptions) {
        self.driver = driver
        self.program = program
        self.session = session
        self.options = options
    }

    /// Opens an address in the current window.
    public func open(_ url: String) async throws {
        try await post("url", ["url": .string(url)])
    }

    /// Loads the page again.
    public func reload() async throws { try await post("refresh") }

    /// Goes back in the history.
    public func goBack() async throws { try await post("back") }

    /// Goes forward in the history.
    public func goForward() async throws { try await post("forward") }

    /// The address of the page.
    public func url() async throws -> String { try await get("url").text ?? "" }

    /// The title of the page.
    public func title() async throws -> String { try await get("title").text ?? "" }

    /// The HTML of the page as it is now.
    public func source() async throws -> String { try await get("source").text ?? "" }

    /// Runs a script in the page and returns what it returns.
    @discardableResult
    public func execute(_ script: String, _ arguments: [JSONValue] = []) async throws -> JSONValue {
        try await post("execute/sync", ["script": .string(script), "args": .array(arguments)])
    }

    /// Sends a command of the Chrome DevTools Protocol.
    @discardableResult
    public func devTools(_ command: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
        try await post("goog/cdp/execute", ["cmd": .string(command), "params": parameters])
    }

    /// Whether pages may run scripts.
    var runsScripts: Bool { options.runsScripts }

    /// Ends the browser, as far as its user sees: the next one with the same options may be the same program, without anything of this one.
    public func close() async throws {
        try await forget()
        driver.close(session, options)
    }

    func get(_ path: String) async throws -> JSONValue {
        try await program.command("GET", "/session/\(session)/\(path)")
    }

    @discardableResult
    func post(_ path: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
        try await program.command("POST", "/session/\(session)/\(path)", parameters)
    }

    func delete(_ path: String) async throws -> JSONValue {
        try await program.command("DELETE", "/session/\(session)/\(path)")
    }
}
