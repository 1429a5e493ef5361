import SDBus
import TestSupport
import Testing

@Suite(.serialized) struct ConnectionTests {
    @Test(arguments: ["unix:path=/nowhere/at/all", "no address", ""]) func withoutABusThereIsNoConnection(address: String) async throws {
        let error = await #expect(throws: DBusError.self) { try await DBusConnection.open(.address(address)) }
        guard case .noBus(address, _) = error else { return #expect(error == .noBus(address: address, reason: "")) }
    }

    @Test func everyConnectionHasANameOfItsOwn() async throws {
        let subject = try await Subject.make()
        #expect(subject.client.uniqueName.hasPrefix(":"))
        #expect(subject.client.uniqueName != subject.service.uniqueName)
    }

    @Test func aNameBelongsToOneUntilItIsGivenBack() async throws {
        let subject = try await Subject.make()
        await #expect(throws: DBusError.self) { try await subject.client.own(Subject.name) }
        try await subject.service.own(Subject.name)
        try await subject.service.disown(Subject.name)
        try await subject.client.own(Subject.name)
    }

    @Test func theEndOfTheBusEndsStreamsAndCalls() async throws {
        let subject = try await Subject.make()
        let keep = Keeper()
        let method = DBusMethod { call in keep.keep(call) }
        try await subject.service.export([DBusInterface(Subject.interface, methods: ["Do": method])], at: subject.path)
        let signals = try await subject.client.signals(SignalMatch(sender: Subject.name))
        let call = Task { try await subject.call("Do") }
        await keep.waitForCall()
        try subject.bus.stop()
        for await _ in signals {}
        let error = await #expect(throws: DBusError.self) { try await call.value }
        guard case .connectionLost = error else { return #expect(error == .connectionLost(reason: "")) }
        await #expect(throws: DBusError.self) { try await subject.call("Do") }
        await #expect(throws: DBusError.self) { try await subject.client.signals(SignalMatch()) }
        await #expect(throws: DBusError.self) {
            try await subject.client.emit(DBusSignal("Changed", of: Subject.interface, at: subject.path))
        }
    }

    /// The call waits while the main actor sees it arrive and answers it.
    @MainActor @Test func theMainActorIsFreeWhileACallWaits() async throws {
        let subject = try await Subject.make()
        let keep = Keeper()
        let method = DBusMethod { call in keep.keep(call) }
        try await subject.service.export([DBusInterface(Subject.interface, methods: ["Do": method])], at: subject.path)
        let call = Task { @MainActor in try await subject.call("Do") }
        await keep.waitForCall()
        keep.answerAll()
        #expect(try await call.value.isEmpty)
    }

    @Test func aClosedConnectionTellsWhoeverWaits() async throws {
        let subject = try await Subject.make()
        let signals = try await subject.client.signals(SignalMatch(sender: Subject.name))
        await subject.client.close()
        await subject.client.close()
        for await _ in signals {}
        await #expect(throws: DBusError.connectionLost(reason: "this program closed it")) { try await subject.call("Do") }
    }

    @Test func aConnectionThatIsLetGoFreesItsNames() async throws {
        let subject = try await Subject.make()
        let watch = SignalMatch(member: "NameOwnerChanged", firstArgument: "org.example.Gone")
        let changes = try await subject.client.signals(watch)
        var service: DBusConnection? = try await DBusConnection.open(.address(subject.bus.address))
        try await service?.own("org.example.Gone")
        service = nil
        let last = await changes.first { $0.body.last?.asString == "" }
        #expect(last != nil)
    }

    @Test func errorsSayWhatToDo() {
        let errors: [DBusError] = [
            .noBus(address: "a", reason: "b"), .connectionLost(reason: "b"), .remote(name: "a", message: "b"), .timedOut, .cancelled,
            .invalid("b"), .unreadable("b"),
        ]
        #expect(Set(errors.map(\.description)).count == errors.count)
        #expect(DBusError.timedOut.remoteName == nil)
    }
}
