extension Browser {
    /// A window or tab.
    public struct Window: Hashable, Sendable {
        let handle: String
    }

    /// The current window.
    public func currentWindow() async throws -> Window {
        Window(handle: try await get("window").text ?? "")
    }

    /// Opens a new tab and makes it the current one.
    public func openTab() async throws -> Window {
        let answer = try await post("window/new", ["type": "tab"])
        let window = Window(handle: answer["handle"].text ?? "")
        try await switchTo(window)
        return window
    }

    /// Makes a window the current one.
    public func switchTo(_ window: Window) async throws {
        try await post("window", ["handle": .string(window.handle)])
    }

    /// Closes the current window; another must be switched to then.
    public func closeWindow() async throws {
        _ = try await delete("window")
    }

    /// Sets the size of the page in CSS pixels; also narrower than any real window.
    public func resize(width: Int, height: Int) async throws {
        try await devTools(
            "Emulation.setDeviceMetricsOverride",
            ["width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": 1, "mobile": false])
    }

    /// Leaves one new window, and nothing that an earlier user left: no page, history, cookie or line of the console.
    func forget() async throws {
        let old = try await get("window/handles").elements.compactMap { $0.text.map(Window.init) }
        let new = try await openTab()
        for window in old {
            try await switchTo(window)
            try await closeWindow()
        }
        try await switchTo(new)
        try await devTools("Network.clearBrowserCookies")
        try await devTools("Network.clearBrowserCache")
        _ = try await consoleErrors()
    }
}
