import SDBus
import TestSupport
import Testing

@Suite(.serialized) struct SignalTests {
    @Test func everySignalComesOnceAndInOrder() async throws {
        let subject = try await Subject.make()
        let signals = try await subject.client.signals(SignalMatch(sender: Subject.name))
        for number in 0..<1000 {
            try await subject.service.emit(DBusSignal("Changed", of: Subject.interface, at: subject.path, [.uint32(UInt32(number))]))
        }
        var received: [DBusSignal] = []
        for await signal in signals {
            received.append(signal)
            if received.count == 1000 { break }
        }
        #expect(received.map { $0.body.first?.asInteger } == Array(0..<1000))
        #expect(Set(received.map(\.sender)) == [subject.service.uniqueName])
        #expect(received.map(\.arrival) == received.map(\.arrival).sorted())
    }

    @Test func aRuleChoosesByInterfaceNameAndFirstArgument() async throws {
        let subject = try await Subject.make()
        let rule = SignalMatch(interface: Subject.interface, member: "Changed", firstArgument: "so, = odd")
        let signals = try await subject.client.signals(rule)
        let path = subject.path
        for (member, interface, argument) in [
            ("Other", Subject.interface, "so, = odd"), ("Changed", "org.example.Other", "so, = odd"),
            ("Changed", Subject.interface, "another"), ("Changed", Subject.interface, "so, = odd"),
        ] {
            try await subject.service.emit(DBusSignal(member, of: interface, at: path, [.string(argument)]))
        }
        let first = await signals.first { _ in true }
        #expect(first?.member == "Changed")
        #expect(first?.interface == Subject.interface)
        #expect(first?.body == [.string("so, = odd")])
        #expect(first?.path == path)
    }

    @Test func eachSubscriberHasItsOwnStream() async throws {
        let subject = try await Subject.make()
        let rule = SignalMatch(interface: Subject.interface)
        let one = try await subject.client.signals(rule)
        let two = try await subject.client.signals(rule)
        try await subject.service.emit(DBusSignal("Changed", of: Subject.interface, at: subject.path))
        #expect(await one.first { _ in true }?.member == "Changed")
        #expect(await two.first { _ in true }?.member == "Changed")
    }

    @Test func aSignalIsOlderOrNewerThanAReply() async throws {
        let subject = try await Subject.make()
        try await subject.export { _ throws(DBusError) in [] }
        let signals = try await subject.client.signals(SignalMatch(interface: Subject.interface))
        let call = DBusCall("Do", of: Subject.interface, at: subject.path, on: Subject.name)
        let before = try await subject.client.call(call).arrival
        try await subject.service.emit(DBusSignal("Changed", of: Subject.interface, at: subject.path))
        let signal = try #require(await signals.first { _ in true })
        let after = try await subject.client.call(call)
        #expect(before < signal.arrival)
        #expect(signal.arrival < after.arrival)
        #expect(after.lastSignal == signal.arrival)
    }

    @Test func whatDoesNotFitIntoTheSocketIsSentLater() async throws {
        let subject = try await Subject.make()
        let signals = try await subject.client.signals(SignalMatch(interface: Subject.interface))
        for number in 0..<8 {
            let bytes = DBusValue.bytes(Array(repeating: UInt8(number), count: 3 << 20))
            try await subject.service.emit(DBusSignal("Changed", of: Subject.interface, at: subject.path, [bytes]))
        }
        var numbers: [UInt8?] = []
        for await signal in signals {
            numbers.append(signal.body.first?.asBytes?.last)
            if numbers.count == 8 { break }
        }
        #expect(numbers == Array(0..<8))
    }

    @Test func aRuleThatTheBusCannotReadIsRefused() async throws {
        let subject = try await Subject.make()
        let error = await #expect(throws: DBusError.self) { try await subject.client.signals(SignalMatch(interface: "not an interface")) }
        #expect(error != nil)
        await #expect(throws: DBusError.invalid("a rule with an apostrophe or a backslash")) {
            try await subject.client.signals(SignalMatch(firstArgument: "it's"))
        }
        await #expect(throws: DBusError.self) {
            try await subject.client.emit(DBusSignal("not a name", of: Subject.interface, at: subject.path))
        }
    }
}
