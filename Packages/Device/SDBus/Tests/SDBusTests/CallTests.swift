import SDBus
import TestSupport
import Testing

@Suite(.serialized) struct CallTests {
    @Test func aCallReachesTheObjectWithItsArgumentsAndItsSender() async throws {
        let subject = try await Subject.make()
        try await subject.export([.string, .uint32], returns: [.string, .objectPath]) { call throws(DBusError) in
            [.string("\(call.sender ?? "") \(call.arguments.count)"), .objectPath(call.path)]
        }
        let answer = try await subject.call("Do", [.string("a"), .uint32(1)])
        #expect(answer == [.string("\(subject.client.uniqueName) 2"), .objectPath(subject.path)])
    }

    @Test func anErrorOfTheServiceArrivesWithItsNameAndWords() async throws {
        let subject = try await Subject.make()
        try await subject.export { _ throws(DBusError) in throw .remote(name: "org.bluez.Error.Failed", message: "Not connected") }
        await #expect(throws: DBusError.remote(name: "org.bluez.Error.Failed", message: "Not connected")) { try await subject.call("Do") }
    }

    @Test func anyOtherErrorOfAHandlerIsAnsweredInWords() async throws {
        let subject = try await Subject.make()
        try await subject.export { _ throws(DBusError) in throw .timedOut }
        let error = await #expect(throws: DBusError.self) { try await subject.call("Do") }
        #expect(error?.shortName == "Failed")
    }

    @Test func anAnswerOfOtherTypesThanDeclaredIsAnError() async throws {
        let subject = try await Subject.make()
        try await subject.export(returns: [.string]) { _ throws(DBusError) in [.byte(1)] }
        let error = await #expect(throws: DBusError.self) { try await subject.call("Do") }
        #expect(error?.shortName == "Failed")
    }

    @Test func whatIsNotThereIsNamed() async throws {
        let subject = try await Subject.make()
        try await subject.export { _ throws(DBusError) in [] }
        let elsewhere = subject.path.appending("other")
        var error = await #expect(throws: DBusError.self) { try await subject.call("Do", at: elsewhere) }
        #expect(error?.shortName == "UnknownObject")
        error = await #expect(throws: DBusError.self) { try await subject.call("Do", of: "org.example.Other") }
        #expect(error?.shortName == "UnknownInterface")
        error = await #expect(throws: DBusError.self) { try await subject.call("Other") }
        #expect(error?.shortName == "UnknownMethod")
        error = await #expect(throws: DBusError.self) { try await subject.call("Do", [.byte(1)]) }
        #expect(error?.shortName == "InvalidArgs")
        let nobody = DBusCall("Do", of: Subject.interface, at: subject.path, on: "org.example.Nobody")
        error = await #expect(throws: DBusError.self) { try await subject.client.call(nobody) }
        #expect(error?.shortName == "ServiceUnknown")
    }

    @Test(arguments: [
        ("Do", "no interface", "org.example.A"), ("not a name", Subject.interface, "org.example.A"), ("Do", Subject.interface, ""),
    ])
    func aCallThatCannotBeNamedIsRefused(method: String, interface: String, destination: String) async throws {
        let subject = try await Subject.make()
        let call = DBusCall(method, of: interface, at: subject.path, on: destination)
        let error = await #expect(throws: DBusError.self) { try await subject.client.call(call) }
        guard case .invalid = error else { return #expect(error == .invalid("")) }
    }

    @Test func aServiceThatDoesNotAnswerRunsOutOfTime() async throws {
        let subject = try await Subject.make()
        let keep = Keeper()
        let method = DBusMethod { call in keep.keep(call) }
        try await subject.service.export([DBusInterface(Subject.interface, methods: ["Do": method])], at: subject.path)
        await #expect(throws: DBusError.timedOut) { try await subject.call("Do", timeout: .milliseconds(50)) }
        keep.answerAll()
        try await subject.export { _ throws(DBusError) in [] }
        #expect(try await subject.call("Do").isEmpty)
    }

    @Test func aCallThatIsLetGoWithoutAnAnswerIsAnError() async throws {
        let subject = try await Subject.make()
        let method = DBusMethod { _ in }
        try await subject.service.export([DBusInterface(Subject.interface, methods: ["Do": method])], at: subject.path)
        let error = await #expect(throws: DBusError.self) { try await subject.call("Do") }
        #expect(error == .remote(name: "org.freedesktop.DBus.Error.NoReply", message: "the service has no answer"))
    }

    @Test func onlyTheFirstAnswerCounts() async throws {
        let subject = try await Subject.make()
        let method = DBusMethod(returns: [.byte]) { call in
            call.reply([.byte(1)])
            call.reply([.byte(2)])
            call.fail(.timedOut)
        }
        try await subject.service.export([DBusInterface(Subject.interface, methods: ["Do": method])], at: subject.path)
        #expect(try await subject.call("Do") == [.byte(1)])
    }

    @Test func aCancelledCallEndsAtOnce() async throws {
        let subject = try await Subject.make()
        let keep = Keeper()
        let method = DBusMethod { call in keep.keep(call) }
        try await subject.service.export([DBusInterface(Subject.interface, methods: ["Do": method])], at: subject.path)
        let call = Task { try await subject.call("Do") }
        await keep.waitForCall()
        call.cancel()
        await #expect(throws: DBusError.cancelled) { try await call.value }
    }

    @Test func aServiceThatGoesAwayIsNoTimeOut() async throws {
        let subject = try await Subject.make()
        let service = subject.service
        let method = DBusMethod { call in
            Task {
                await service.close(); call.reply()
            }
        }
        try await service.export([DBusInterface(Subject.interface, methods: ["Do": method])], at: subject.path)
        let error = await #expect(throws: DBusError.self) { try await subject.call("Do") }
        #expect(error?.shortName == "NoReply")
    }

    @Test func manyCallsAtOnceAreAllAnswered() async throws {
        let subject = try await Subject.make()
        try await subject.export([.uint32], returns: [.uint32]) { call throws(DBusError) in call.arguments }
        let sum = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<100 {
                group.addTask { try await subject.call("Do", [.uint32(UInt32(number))]).first?.asInteger ?? 0 }
            }
            return try await group.reduce(0, +)
        }
        #expect(sum == 99 * 100 / 2)
    }

    @Test func callsOfOneCallerAreHandledInTheirOrder() async throws {
        let subject = try await Subject.make()
        let record = Recorder()
        let method = DBusMethod([.uint32]) { call in
            record.add(call.arguments.first?.asInteger ?? -1)
            call.reply()
        }
        try await subject.service.export([DBusInterface(Subject.interface, methods: ["Do": method])], at: subject.path)
        for number in 0..<100 { _ = try await subject.call("Do", [.uint32(UInt32(number))]) }
        #expect(record.numbers == Array(0..<100))
    }
}
