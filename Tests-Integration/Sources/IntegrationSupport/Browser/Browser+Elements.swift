extension Browser {
    private static let elementKey = "element-6066-11e4-a52e-4f735466cecf"
    /// What a page that changes under one's hands answers; asking again is what a person does too.
    private static let passing: Set<String> = [
        "no such element", "stale element reference", "element click intercepted", "element not interactable",
    ]

    /// How many elements match now.
    public func count(_ locator: Locator) async throws -> Int {
        try await identifiers(locator).count
    }

    /// Whether an element matches now.
    public func has(_ locator: Locator) async throws -> Bool {
        try await count(locator) > 0
    }

    /// Clicks the first match, as soon as it can be clicked.
    public func click(_ locator: Locator, within limit: Duration = .seconds(20)) async throws {
        try await whenReady(locator, within: limit) { try await self.post("element/\($0)/click") }
    }

    /// Types into the first match; `\u{E007}` is Enter, `\u{E004}` Tab.
    public func type(_ text: String, into locator: Locator, within limit: Duration = .seconds(20)) async throws {
        try await whenReady(locator, within: limit) { try await self.post("element/\($0)/value", ["text": .string(text)]) }
    }

    /// The visible text of the first match, once there is one.
    public func text(_ locator: Locator, within limit: Duration = .seconds(20)) async throws -> String {
        try await whenReady(locator, within: limit) { try await self.get("element/\($0)/text") }.text ?? ""
    }

    /// The visible texts of all matches now.
    public func texts(_ locator: Locator) async throws -> [String] {
        var texts: [String] = []
        for identifier in try await identifiers(locator) {
            texts.append(try await get("element/\(identifier)/text").text ?? "")
        }
        return texts
    }

    /// An attribute of the first match, once there is one; nil where it is not set.
    public func attribute(_ name: String, of locator: Locator, within limit: Duration = .seconds(20)) async throws -> String? {
        try await whenReady(locator, within: limit) { try await self.get("element/\($0)/attribute/\(name)") }.text
    }

    /// The visible text of the page.
    public func visibleText() async throws -> String {
        try await text(.css("body"))
    }

    func visibleTextOrProblem() async -> String {
        do {
            let url = try await url()
            let body = try await identifiers(.css("body")).first ?? ""
            return "\(url): \(try await get("element/\(body)/text").text ?? "")"
        } catch {
            return "\(error)"
        }
    }

    @discardableResult
    private func whenReady(
        _ locator: Locator, within limit: Duration, _ action: (String) async throws -> JSONValue
    ) async throws -> JSONValue {
        var last = "no match"
        return try await eventually("\(locator)", within: limit, detail: { "\(last); \(await self.visibleTextOrProblem())" }) {
            do {
                guard let identifier = try await self.identifiers(locator).first else { return nil }
                return try await action(identifier)
            } catch IntegrationError.browser(_, let code, let message) where Self.passing.contains(code) {
                last = message
                return nil
            }
        }
    }

    private func identifiers(_ locator: Locator) async throws -> [String] {
        try await post("elements", ["using": .string(locator.strategy), "value": .string(locator.expression)])
            .elements.compactMap { $0[Self.elementKey].text }
    }
}
