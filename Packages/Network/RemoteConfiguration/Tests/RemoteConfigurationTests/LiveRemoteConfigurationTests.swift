import Common
import Foundation
import LoggingMocks
import NetworkingMocks
import Persistence
import RemoteConfiguration
import TestSupport
import Testing

@testable import RemoteConfigurationImplementation

/// Bringing, keeping and refusing documents.
@Suite struct LiveRemoteConfigurationTests {
    private let folder: TemporaryFolder
    private let client = MockHTTPClient()
    private let logger = RecordingLogger()
    private let flag = FeatureFlag("a", default: .off)
    private let on = #"{"schema": 1, "flags": {"a": {"stage": "all"}}}"#
    private let address = RemoteSource.address(URL(fileURLWithPath: "/settings.json"))

    init() throws {
        folder = try TemporaryFolder()
    }

    private func makeDatabase() async throws -> Database {
        let database = try Database(.memory)
        try await database.migrate(RemoteConfigurationMigrations.all)
        return database
    }

    private func makeSubject(_ source: RemoteSource?, over database: Database) async -> LiveRemoteConfiguration {
        await LiveRemoteConfiguration(
            source: source, client: client, database: database, identifiers: RandomIdentifierSource(), flags: [flag], logger: logger
        ) { String(decoding: $0, as: UTF8.self).contains("pale") ? "too pale" : nil }
    }

    @Test func withoutASourceTheAppIsAsItComes() async throws {
        let subject = await makeSubject(nil, over: try await makeDatabase())
        await subject.refresh()
        #expect(!subject.current.isOn(flag) && subject.current.isOn(FeatureFlag("b", default: .all)) && subject.current.styleTokens == nil)
        #expect(client.sendCallCount == 0 && logger.events.isEmpty)
    }

    @Test func aDocumentIsAskedForConditionallyAndTaken() async throws {
        let subject = await makeSubject(address, over: try await makeDatabase())
        client.answer(on)
        await subject.refresh()
        #expect(subject.current.isOn(flag) && logger.events.map(\.message) == ["remote.installation"])
        let request = try #require(client.requests.first)
        #expect(request.isConditional && request.limit == 256 << 10 && request.method == .get)
    }

    @Test func aFileIsReadAnewEachTime() async throws {
        let file = try folder.write(on, to: "remote.json")
        let subject = await makeSubject(.file(file), over: try await makeDatabase())
        #expect(!subject.current.isOn(flag))
        await subject.refresh()
        #expect(subject.current.isOn(flag))
        try folder.write(#"{"schema": 1}"#, to: "remote.json")
        await subject.refresh()
        #expect(!subject.current.isOn(flag) && client.sendCallCount == 0)
    }

    @Test(arguments: ["", "{}", #"{"schema": 1, "flags": {"a": {"stage": "of"}}}"#, #"{"schema": 1, "style": {"x": "pale"}}"#])
    func whatIsNotFitForUseChangesNothing(text: String) async throws {
        let subject = await makeSubject(address, over: try await makeDatabase())
        client.answer(on)
        await subject.refresh()
        let before = subject.current
        client.answer(text)
        await subject.refresh()
        #expect(subject.current == before)
        #expect(logger.events("remote.refused").count == 1)
        client.sendToReturn = .failure(.offline)
        await subject.refresh()
        #expect(subject.current == before && logger.events("remote.refused").count == 2)
    }

    @Test func theLastGoodDocumentOutlivesARestartWithoutANetwork() async throws {
        let database = try await makeDatabase()
        let first = await makeSubject(address, over: database)
        client.answer(on)
        await first.refresh()
        client.answer("{}")
        await first.refresh()
        client.sendToReturn = .failure(.offline)
        let second = await makeSubject(address, over: database)
        #expect(second.current == first.current && second.current.isOn(flag))
        // What lay at another address says nothing of this one.
        let other = await makeSubject(.file(folder.url.appendingPathComponent("gone.json")), over: database)
        #expect(!other.current.isOn(flag))
        let none = await makeSubject(nil, over: database)
        #expect(!none.current.isOn(flag) && none.current.installation == first.current.installation)
    }

    @Test func aKeptDocumentThatThisVersionDoesNotUnderstandIsLeftAlone() async throws {
        let database = try await makeDatabase()
        _ = await makeSubject(address, over: database)
        try await RemoteStore(database: database, identifiers: RandomIdentifierSource()).keep(Array(#"{"schema": 2}"#.utf8), of: address)
        let subject = await makeSubject(address, over: database)
        #expect(!subject.current.isOn(flag) && logger.events("remote.keptRefused").count == 1)
    }

    @Test func theInstallationIsAlwaysTheSame() async throws {
        let database = try await makeDatabase()
        let first = await makeSubject(nil, over: database)
        let second = await makeSubject(address, over: database)
        #expect(first.current.installation == second.current.installation)
        #expect(first.current.installation != (await makeSubject(nil, over: try await makeDatabase())).current.installation)
    }

    @Test func aDatabaseThatFailsLeavesTheAppAsItComes() async throws {
        let subject = await makeSubject(address, over: try Database(.memory))
        #expect(!subject.current.isOn(flag) && logger.events("remote.keptRefused").count == 1)
        client.answer(on)
        await subject.refresh()
        #expect(subject.current.isOn(flag))
    }

    @Test func changesAreToldAndOnlyThose() async throws {
        let subject = await makeSubject(address, over: try await makeDatabase())
        var changes = subject.changes().makeAsyncIterator()
        client.answer(on)
        await subject.refresh()
        #expect(await changes.next() != nil)
        // The same again, in other words, and one that is refused.
        for text in [on, #"{"schema": 1, "//": "x", "flags": {"a": {"stage": "all"}}}"#, "{}"] {
            client.answer(text)
            await subject.refresh()
        }
        client.answer(#"{"schema": 1}"#)
        await subject.refresh()
        #expect(await changes.next() != nil)
        #expect(!subject.current.isOn(flag))
    }

    @Test func flagsOfANewerVersionAreToldAndLeftAlone() async throws {
        let subject = await makeSubject(address, over: try await makeDatabase())
        client.answer(#"{"schema": 1, "flags": {"a": {"stage": "all"}, "new.thing": {"stage": "all"}, "style": {"stage": "off"}}}"#)
        await subject.refresh()
        #expect(subject.current.isOn(flag))
        #expect(logger.events("remote.unknownFlags").first?.value("flags") == .outside("new.thing"))
    }

    @Test func theLogNamesTheHostAlone() async throws {
        let url = try #require(URL(string: "https://settings.example/private?token=secret"))
        let subject = await makeSubject(.address(url), over: try await makeDatabase())
        client.answer("{}")
        await subject.refresh()
        #expect(logger.events("remote.refused").first?.value("source") == .outside("settings.example"))
        #expect(!"\(logger.events)".contains("secret"))
    }
}
