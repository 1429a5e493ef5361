/// Holds the one chromedriver that all suites share, as long as one of them needs it.
actor BrowserHouse {
    private var guests = 0
    private var program: Task<BrowserProgram, any Error>?

    /// Runs a suite, which may ask for the program meanwhile. The last one ends it.
    func run(_ suite: @Sendable (BrowserDriver) async throws -> Void) async throws {
        guests += 1
        let driver = BrowserDriver { try await self.running() }
        let result: Result<Void, any Error>
        do {
            result = .success(try await suite(driver))
        } catch {
            result = .failure(error)
        }
        await driver.endAll()
        guests -= 1
        if guests == 0, let last = program {
            program = nil
            if case .success(let program) = await last.result { await program.stop() }
        }
        try result.get()
    }

    private func running() async throws -> BrowserProgram {
        if let program, case .success(let running) = await program.result, running.isRunning { return running }
        let next = Task { try await BrowserProgram.start() }
        program = next
        return try await next.value
    }
}
