import IntegrationSupport
import Testing

/// A person who uses a running app in a browser without scripts: pages, and buttons that send forms.
struct PlainVisit {
    private let app: AppProcess
    private let client: PlainHTTPClient
    private let cookie: String

    /// Opens the app's link.
    init(_ app: AppProcess) async throws {
        self.app = app
        client = PlainHTTPClient(port: app.port)
        let header = try #require(try await client.get("/?token=\(app.token)")["Set-Cookie"], "the token's exchange gives a cookie")
        cookie = String(header.prefix { $0 != ";" })
    }

    /// The page at a path, as text with its tags.
    func page(_ path: String) async throws -> String {
        try await client.get(path, [(name: "Cookie", value: cookie)]).text
    }

    /// Presses the first button of a page that has this text, where there is one now.
    func pressIfThere(_ text: String, on path: String) async throws {
        guard let action = Self.action(of: text, in: try await page(path)) else { return }
        let headers = [
            (name: "Cookie", value: cookie), (name: "Origin", value: app.origin),
            (name: "Content-Type", value: "application/x-www-form-urlencoded"),
        ]
        let answer = try await client.send(PlainHTTPRequest("POST", action, headers: headers, body: []))
        #expect(answer.status == 303)
    }

    /// Waits until the page at a path shows a text.
    func waitFor(_ text: String, on path: String) async throws {
        var last = ""
        try await eventually("“\(text)” on \(path)", detail: { last }) {
            last = try await page(path)
            return last.contains(text) ? true : nil
        }
    }

    private static func action(of text: String, in page: String) -> String? {
        for button in page.split(separator: "<button").dropFirst() {
            guard let end = button.firstRange(of: "</button>"), label(of: button[..<end.lowerBound]) == text,
                let start = button.firstRange(of: "formaction=\"")
            else { continue }
            return String(button[start.upperBound...].prefix { $0 != "\"" })
        }
        return nil
    }

    /// What stands between the tags of an element whose start tag begins the text.
    private static func label(of element: Substring) -> String {
        element.split(separator: "<").compactMap { $0.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false).last }.joined()
    }
}
