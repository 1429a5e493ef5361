extension Browser {
    /// What says that a page went away while it was watched; the next one is asked anew.
    private static let ofAPageThatGoes: Set<String> = ["javascript error", "stale element reference", "no such execution context"]

    /// Waits until an element matches.
    public func waitFor(_ locator: Locator, within limit: Duration = .seconds(20)) async throws {
        try await eventually("\(locator)", within: limit, detail: { await self.visibleTextOrProblem() }) {
            try await self.watch(locator, isThere: true) ? true : nil
        }
    }

    /// Waits until no element matches.
    public func waitForNo(_ locator: Locator, within limit: Duration = .seconds(20)) async throws {
        try await eventually("\(locator) to go", within: limit, detail: { await self.visibleTextOrProblem() }) {
            try await self.watch(locator, isThere: false) ? true : nil
        }
    }

    /// Whether a match is there, or is not, now or within a second: the page itself tells of its changes, which costs less than asking it
    /// again and again. Without scripts it can only be asked.
    private func watch(_ locator: Locator, isThere: Bool) async throws -> Bool {
        guard runsScripts else { return try await has(locator) == isThere }
        do {
            return try await execute(
                Self.watching, [.bool(locator.strategy == "xpath"), .string(locator.expression), .bool(isThere)]
            ).isTrue ?? false
        } catch IntegrationError.browser(_, let code, _) where Self.ofAPageThatGoes.contains(code) {
            return false
        }
    }

    private static let watching = """
        const [isPath, expression, isThere] = arguments;
        const isSo = () => isThere === (isPath
            ? document.evaluate(expression, document, null, XPathResult.BOOLEAN_TYPE).booleanValue
            : document.querySelector(expression) !== null);
        if (isSo()) return true;
        return new Promise((resolve) => {
            let last = performance.now(), timer = 0;
            const end = (answer) => { observer.disconnect(); clearTimeout(timer); clearTimeout(limit); resolve(answer); };
            const look = () => { timer = 0; last = performance.now(); if (isSo()) end(true); };
            const observer = new MutationObserver(() => {
                if (performance.now() - last > 30) look(); else timer ||= setTimeout(look, 30);
            });
            observer.observe(document, {attributes: true, characterData: true, childList: true, subtree: true});
            const limit = setTimeout(() => end(isSo()), 1000);
        });
        """
}
