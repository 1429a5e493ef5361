internal import Foundation

extension Browser {
    /// What a person set on their system.
    public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
        case light, dark
    }

    /// Sets what the page sees as `prefers-color-scheme`, and asks it to hold still, so that no colour is caught half-way to another.
    public func setColorScheme(_ scheme: ColorScheme) async throws {
        let feature: JSONValue = ["name": "prefers-color-scheme", "value": .string(scheme.rawValue)]
        let stillness: JSONValue = ["name": "prefers-reduced-motion", "value": "reduce"]
        try await devTools("Emulation.setEmulatedMedia", ["features": [feature, stillness]])
    }

    /// Shows the page as it is printed, or as it is on a screen again.
    public func setPrinting(_ isPrinting: Bool) async throws {
        try await devTools("Emulation.setEmulatedMedia", ["media": .string(isPrinting ? "print" : "")])
    }

    /// The page as it is printed on A4, as the bytes of a PDF document.
    public func printed() async throws -> [UInt8] {
        let answer = try await devTools("Page.printToPDF", ["paperWidth": 8.27, "paperHeight": 11.69, "printBackground": false])
        guard let text = answer["data"].text, let data = Data(base64Encoded: text) else {
            throw IntegrationError.unexpectedShape("a printed page without data")
        }
        return [UInt8](data)
    }

    /// Takes the network away from the current window, or gives it back.
    public func setOffline(_ isOffline: Bool) async throws {
        try await devTools("Network.enable")
        try await devTools(
            "Network.emulateNetworkConditions",
            ["offline": .bool(isOffline), "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1])
    }

    /// What the console showed since the last call that a person would call an error: exceptions, refused resources, failed requests.
    public func consoleErrors() async throws -> [String] {
        try await post("se/log", ["type": "browser"]).elements
            .filter { $0["level"].text == "SEVERE" }
            .map { $0["message"].text ?? "\($0)" }
    }

    /// Saves a picture of the page from its top, at most 2000 pixels high, as `.build/screenshots/NAME.png` and returns its path.
    @discardableResult
    public func screenshot(_ name: String) async throws -> String {
        let size = try await execute("return [innerWidth, Math.min(Math.max(innerHeight, document.body.scrollHeight), 2000)]").elements
        let clip: JSONValue = ["x": 0, "y": 0, "width": size[0], "height": size[1], "scale": 1]
        let answer = try await devTools("Page.captureScreenshot", ["format": "png", "captureBeyondViewport": true, "clip": clip])
        guard let text = answer["data"].text, let data = Data(base64Encoded: text) else {
            throw IntegrationError.unexpectedShape("a screenshot without data")
        }
        let path = "\(try Repository.screenshotFolder())/\(name).png"
        try data.write(to: URL(fileURLWithPath: path))
        return path
    }
}
