internal import Synchronization

/// What opens browsers for one suite.
public final class BrowserDriver: Sendable {
    private let program: @Sendable () async throws -> BrowserProgram
    private let open = Mutex<[String: BrowserProgram]>([:])

    init(_ program: @escaping @Sendable () async throws -> BrowserProgram) {
        self.program = program
    }

    /// Opens a browser: nothing of an earlier user, one window.
    public func open(_ options: BrowserOptions = BrowserOptions()) async throws -> Browser {
        let program = try await program()
        let session = try await program.session(options)
        open.withLock { $0[session] = program }
        let browser = Browser(driver: self, program: program, session: session, options: options)
        try await browser.resize(width: options.width, height: options.height)
        return browser
    }

    /// Gives a browser back, on which nothing is left.
    func close(_ session: String, _ options: BrowserOptions) {
        open.withLock { $0.removeValue(forKey: session) }?.keep(session, options)
    }

    /// Ends the browsers that a failed test left open.
    func endAll() async {
        let left = open.withLock { open in
            defer { open = [:] }
            return open
        }
        for (session, program) in left { await program.end(session) }
    }
}
