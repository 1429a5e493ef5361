import ForceUpdate
import Foundation
import Logging
import LoggingMocks
import NetworkingMocks
import Testing

/// What a document of versions leads to, and that a bad one leads to nothing.
@MainActor @Suite struct UpdateDocumentTests {
    @Test(
        arguments: [
            ("1.4.0", "1.0.0", "1.4.0", "nothing"), ("1.4.0", "1.4.0", "1.4.0", "nothing"), ("1.4.0", "1.0", "1.5", "notice"),
            ("1.4.0", "1.4.1", "1.5.0", "gate"), ("1.4.0", "1.5", "1.5", "gate"), ("1.5.0", "1.0.0", "1.4.0", "nothing"),
            ("2.0.0-rc.1", "1.9.9", "2.0.0", "notice"), ("2.0.0-rc.1", "2.0.0", "2.0.0", "gate"),
            ("2.0.0-rc.2", "2.0.0-rc.1", "2.0.0-rc.2", "nothing"),
            ("1.4.0", "1.0.0", "1.5.0-beta.1", "notice"), ("1.4.0+debian.1", "1.4.0", "1.4.0", "nothing"),
            ("1.4.0-3-gabc1234", "1.4.0", "1.4.0", "nothing"),
            ("1.4.0-3-gabc1234-dirty", "1.4.1", "1.4.1", "gate"), ("0.0.0-development", "0.0.1", "1.0.0", "gate"),
            // A build whose version nobody can read is never kept out.
            ("unknown", "1.0.0", "2.0.0", "nothing"), ("", "1.0.0", "2.0.0", "nothing"),
        ])
    func versionsLeadTo(running: String, minimum: String, latest: String, shown: String) async throws {
        let subject = try await Subject(version: running)
        await subject.check(minimum: minimum, latest: latest)
        #expect(subject.shown == shown && subject.viewModel.problem == nil)
    }

    /// None of these keeps anybody out, also where the document before did.
    @Test(
        arguments: [
            "", "null", "[]", "{", "<html>404</html>", "{}", #"{"minimum": "9.0.0"}"#, #"{"latest": "9.0.0"}"#,
            #"{"minimum": "9", "latest": "9.0.0"}"#,
            #"{"minimum": "9.0.0", "latest": "latest"}"#, #"{"minimum": 9, "latest": 9}"#, #"{"minimum": null, "latest": "9.0.0"}"#,
            #"{"minimum": "9.0.0", "latest": "8.0.0"}"#, #"{"minimum": "v9.0.0", "latest": "v9.0.0"}"#,
            #"{"minimum": "9.0.0", "latest": "9.0.0", "notes": "new"}"#,
            #"{"minimum": "9.0.0", "latest": "9.0.0", "notes": {"en": 1}}"#, #"{"minimum": ["9.0.0"], "latest": "9.0.0"}"#,
            #"{"minimum": "99999999999999999999.x.0", "latest": "9.0.0"}"#, "\u{FEFF}{\"minimum\": \"9.0.0\"",
            String(repeating: "[", count: 60_000),
        ])
    func aBadDocumentKeepsNobodyOut(text: String) async throws {
        let subject = try await Subject()
        await subject.check(text)
        #expect(subject.shown == "nothing" && subject.viewModel.problem == .notUnderstood)
        await subject.check(minimum: "9.0.0", latest: "9.0.0")
        #expect(subject.shown == "gate")
        await subject.check(text)
        #expect(subject.shown == "nothing" && subject.viewModel.page.latest == nil)
    }

    @Test(
        arguments: [
            (NetworkError.offline, ForceUpdateError.offline), (.notReached(host: "h"), .notReached), (.timedOut(host: "h"), .notReached),
            (.status(404), .notReached),
            (.notTrusted(host: "h"), .notReached), (.redirected(.endless), .notReached), (.tooLarge(limit: 1), .notUnderstood),
            (.notUnderstood(.notHTTP), .notUnderstood),
        ])
    func aMissingDocumentKeepsNobodyOut(error: NetworkError, problem: ForceUpdateError) async throws {
        let subject = try await Subject()
        await subject.check(minimum: "9.0.0", latest: "9.0.0")
        subject.client.sendToReturn = .failure(error)
        await subject.viewModel.check()
        #expect(subject.shown == "nothing" && subject.viewModel.problem == problem)
        #expect(subject.logger.events("update.notChecked").count == 1)
    }

    @Test func aCheckThatIsGivenUpChangesNothing() async throws {
        let subject = try await Subject()
        await subject.check(minimum: "9.0.0", latest: "9.0.0")
        subject.client.sendToReturn = .failure(.cancelled)
        await subject.viewModel.check()
        #expect(subject.shown == "gate" && subject.viewModel.problem == nil && subject.logger.events.isEmpty)
    }

    @Test func theRequestIsSmallAndConditional() async throws {
        let subject = try await Subject()
        await subject.check(minimum: "1.0.0", latest: "1.0.0")
        let request = try #require(subject.client.requests.first)
        #expect(
            request.limit == 64 << 10 && request.isConditional && request.url.absoluteString == "https://updates.example/meterbook.json")
    }

    @Test func notesAreParagraphsWithoutWhatSteers() async throws {
        let subject = try await Subject()
        let long = String(repeating: "x", count: 600)
        await subject.check(
            #"{"minimum": "1.0.0", "latest": "2.0.0", "link": "for others", "notes": {"en": "One.\r\n\n  \nTwo\u0000 \u001b[31m\u202Ered\u2028.\nOne.\n\#(long)", "de": "Eins."}}"#
        )
        let page = subject.viewModel.page
        #expect(page.notes(in: "en") == ["One.", "Two [31mred", ".", String(repeating: "x", count: 500)])
        #expect(page.notes(in: "de-AT") == ["Eins."] && page.notes(in: "fr") == page.notes(in: "en"))
        await subject.check(
            #"{"minimum": "1.0.0", "latest": "2.0.0", "notes": {"fr": "\#((0..<30).map { "L\($0)\\n" }.joined())", "it": "Uno."}}"#)
        #expect(subject.viewModel.page.notes(in: "en").count == 20)
    }
}
