import TestSupport
import Testing
import ViewCore

@testable import LiveUI

/// What the page says of its screen, and what the person prefers.
@Suite struct LiveTraitsTests {
    @Test(arguments: ["0000100", "1111100", "010087", "0000400", "000050"])
    func aReportComesBack(report: String) {
        #expect(Traits(report: report)?.report == report)
    }

    @Test(arguments: ["", "0000", "2000100", "00001000", "abc", "0000-10", "0000100;x", "٠٠٠٠100"])
    func anythingElseIsNoReport(report: String) {
        #expect(Traits(report: report) == nil)
    }

    @Test func aReportHasItsParts() throws {
        let traits = try #require(Traits(report: "1101150"))
        #expect(traits.horizontalSizeClass == .compact)
        #expect(traits.colorScheme == .dark)
        #expect(traits.colorSchemeContrast == .standard)
        #expect(traits.reducesMotion)
        #expect(traits.textScale == 1.5)
        #expect(Traits(report: "0000999")?.textScale == 4)
    }

    @Test func theViewsSeeWhatThePageReports() async throws {
        let subject = makeSubject()
        let session = try await subject.open()
        let stream = try await subject.attach(session)
        _ = await stream.next()
        await subject.send(session, seq: 1, "", "traits", value: "\"1100125\"")
        #expect(try #require(await stream.next()).contains("traits=compact dark 1.25"))
        await subject.send(session, seq: 2, "", "traits", value: "\"hostile\"")
        #expect(subject.log.incidents == [.refusedEvent(handler: "", kind: "traits")])
    }

    @Test func theNextPageKnowsItFromTheCookie() async {
        let subject = makeSubject()
        let page = await subject.get("/", headers: Subject.signedIn + [LiveField("Cookie", "a=b; live-traits=1000100")])
        #expect(page.text.contains("traits=compact light 1.0"))
        #expect(page.text.contains("data-traits=\"1000100\""))
        #expect(subject.log.contexts.last?.traits.horizontalSizeClass == .compact)
    }

    @Test func reportingIsNoUse() async throws {
        let subject = makeSubject()
        let session = try await subject.open()
        await subject.send(session, seq: 1, "", "traits", value: "\"1000100\"")
        subject.clock.advance(by: .seconds(61))
        await eventually { subject.host.sessionCount == 0 }
    }

    @Test func aPreferenceReachesThePageThatIsOpen() async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        let stream = try await subject.attach(session)
        #expect(try #require(await stream.next()).contains("\"page\":{\"lang\":\"en\",\"scheme\":\"\"}"))
        counter.language = "de"
        counter.scheme = .dark
        #expect(try #require(await stream.next()).contains("\"page\":{\"lang\":\"de\",\"scheme\":\"dark\"}"))
        counter.count += 1
        #expect(try #require(await stream.next()).contains("\"page\"") == false)
        #expect(await subject.get("/").text.contains("<html lang=\"de\" data-scheme=\"dark\">"))
    }
}
