import LiveUI
import TestSupport
import Testing

/// Sessions end: by time, for want of room, and without leaving anything behind.
@Suite struct SessionLifetimeTests {
    private func expire(_ subject: Subject, after duration: Duration) async {
        await subject.clock.waitForSleepers()
        subject.clock.advance(by: duration)
    }

    @Test func aPageThatIsNeverUsedExpiresAfterAMinute() async throws {
        let subject = makeSubject()
        _ = try await subject.open()
        await expire(subject, after: .seconds(59))
        #expect(subject.host.sessionCount == 1)
        await expire(subject, after: .seconds(1))
        await eventually { subject.host.sessionCount == 0 }
    }

    @Test func aSessionThatWasUsedStaysForAQuarterOfAnHour() async throws {
        let subject = makeSubject()
        let session = try await subject.open()
        await subject.send(session, seq: 1, "add")
        await expire(subject, after: .seconds(899))
        #expect(subject.host.sessionCount == 1)
        await expire(subject, after: .seconds(1))
        await eventually { subject.host.sessionCount == 0 }
        #expect(await subject.send(session, seq: 2, "add") == 404)
    }

    @Test func anAttachedSessionStays() async throws {
        let subject = makeSubject()
        let session = try await subject.open()
        let stream = try await subject.attach(session)
        for _ in 0..<10 { await expire(subject, after: .seconds(600)) }
        #expect(subject.host.sessionCount == 1)
        stream.close()
        await subject.clock.waitForSleepers()
        await eventually { subject.clock.sleeperCount > 0 }
        await eventually {
            subject.clock.advance(by: .seconds(60))
            return subject.host.sessionCount == 0
        }
    }

    @Test func theOldestDetachedSessionMakesRoom() async throws {
        let subject = makeSubject(limit: 3)
        let first = try await subject.open()
        let second = try await subject.open()
        let third = try await subject.open()
        let stream = try await subject.attach(first)
        let fourth = try await subject.open()
        #expect(subject.host.sessionCount == 3)
        #expect(subject.log.incidents == [.evicted(session: second)])
        for (session, status) in [(first, 204), (second, 404), (third, 204), (fourth, 204)] {
            #expect(await subject.send(session, seq: 1, "add") == status)
        }
        stream.close()
    }

    @Test func withAllSessionsAttachedANewPageSaysSo() async throws {
        let subject = makeSubject()
        var streams: [Stream] = []
        for _ in 0..<64 { streams.append(try await subject.attach(subject.open())) }
        let answer = await subject.get("/")
        #expect(answer.status == 503)
        #expect(answer["Retry-After"] == "60")
        #expect(answer.text.contains("live.full.title"))
        #expect(subject.log.incidents == [.full])
        #expect(subject.host.sessionCount == 64)
        streams[5].close()
        await eventually { subject.clock.sleeperCount == 64 }
        #expect(await subject.get("/").status == 200)
        #expect(subject.host.sessionCount == 64)
    }

    @Test func shuttingDownClosesEveryStream() async throws {
        let subject = makeSubject()
        let stream = try await subject.attach(subject.open())
        _ = await stream.next()
        subject.host.shutDown()
        #expect(await stream.next() == nil)
        #expect(subject.host.sessionCount == 0)
    }

    @Test func anEndedSessionLeavesNothingBehind() async throws {
        let subject = makeSubject { $0.showsTask = true }
        let session = try await subject.open()
        let stream = try await subject.attach(session)
        await subject.send(session, seq: 1, "add")
        await subject.send(session, seq: 3, "add")
        let application = DeinitProbe(try #require(subject.log.applications.first))
        let counter = DeinitProbe(try #require(subject.log.applications.first).counter)
        stream.close()
        subject.host.shutDown()
        subject.log.applications = []
        await eventually("the application is still there") { application.isGone && counter.isGone }
        await eventually("something still sleeps") { subject.clock.sleeperCount == 0 }
    }

    @Test func anEvictedSessionLeavesNothingBehind() async throws {
        let subject = makeSubject(limit: 1)
        _ = try await subject.open()
        let probe = DeinitProbe(try #require(subject.log.applications.first))
        subject.log.applications = []
        _ = try await subject.open()
        await eventually { probe.isGone }
    }

    @Test func aHostThatIsLetGoIsGone() async throws {
        var subject: Subject? = makeSubject()
        let session = try #require(await subject?.open())
        let stream = try #require(await subject?.attach(session))
        let probe = DeinitProbe(try #require(subject).host)
        subject = nil
        await eventually { probe.isGone }
        stream.close()
    }
}
