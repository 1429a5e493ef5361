import Bluetooth
import MeterSimulator
import Testing

@Suite struct MeterFaultTests {
    @Test func aDisconnectComesAfterWhatWasSent() async throws {
        let link = try await subscribed(.disconnect, after: 2)
        try await link.request("0101")
        #expect(try await link.nextEvents(within: .seconds(30)).count == 2)
        let lost = BluetoothError.disconnected(reason: "the meter ended it")
        await #expect(throws: lost) { _ = try await link.nextEvents(within: .seconds(30)) }
        await #expect(throws: lost) { try await link.request("0300") }
        await #expect(throws: lost) { _ = try await link.read(Fixture.serial) }
        await #expect(throws: lost) { try await link.subscribe(to: Fixture.measurement) }
    }

    @Test func aDisconnectCanComeBeforeTheFirstAnswer() async throws {
        let link = try await subscribed(.disconnect, after: 0)
        try await link.request("0401")
        await #expect(throws: BluetoothError.self) { _ = try await link.nextEvents(within: .seconds(30)) }
    }

    @Test func aSilentMeterLetsTheTimerRunOut() async throws {
        let link = try await subscribed(.silence, after: 3)
        try await link.request("0101")
        #expect(try await link.received() == ["m1", "m2", "m3"])
        await #expect(throws: BluetoothError.att(0xFE)) { try await link.request("0101") }
        try await link.request("0300")
        #expect(try await link.received() == [])
    }

    @Test func silenceAfterTheLastRecordKeepsTheAnswerBack() async throws {
        let link = try await subscribed(.silence, after: 4)
        try await link.request("0101")
        #expect(try await link.received() == ["m1", "m2", "m3", "m4"])
    }

    @Test func aDuplicateComesTwiceInARow() async throws {
        let link = try await subscribed(.duplicate, after: 1)
        try await link.request("0101")
        #expect(try await link.received() == ["m1", "m2", "m2", "m3", "m4", "06000101"])
    }

    @Test func reorderSwapsTwo() async throws {
        let link = try await subscribed(.reorder, after: 1)
        try await link.request("0101")
        #expect(try await link.received() == ["m1", "m3", "m2", "m4", "06000101"])
    }

    @Test func theLastRecordCanComeAfterTheAnswer() async throws {
        let link = try await subscribed(.reorder, after: 3)
        try await link.request("0101")
        #expect(try await link.received() == ["m1", "m2", "m3", "06000101", "m4"])
    }

    @Test func aTruncatedNotificationLosesItsSecondHalf() async throws {
        let link = try await subscribed(.truncate, after: 1)
        try await link.request("0101")
        let lengths = try await link.nextEvents(within: .seconds(30)).map(\.value.count)
        #expect(lengths == [10, 5, 10, 10, 4])
    }

    @Test func aCodeEndsTheReport() async throws {
        let link = try await subscribed(.recordAccessError(8), after: 2)
        try await link.request("0401")
        #expect(try await link.received() == ["05000400"])
        try await link.request("0101")
        #expect(try await link.received() == ["m1", "m2", "06000108"])
        try await link.request("0101")
        #expect(try await link.received().count == 5)
    }

    @Test func aCodeReplacesTheAnswerAfterTheLastRecord() async throws {
        let link = try await subscribed(.recordAccessError(10), after: 4)
        try await link.request("0101")
        #expect(try await link.received() == ["m1", "m2", "m3", "m4", "0600010a"])
    }

    @Test func anATTErrorRefusesOneRequest() async throws {
        let link = try await subscribed(.attError(0x80), after: 0)
        await #expect(throws: BluetoothError.att(0x80)) { try await link.request("0101") }
        try await link.request("0300")
        #expect(try await link.received() == ["06000301"])
        try await link.request("0101")
        #expect(try await link.received().count == 5)
    }

    @Test func anATTErrorWaitsForItsNotifications() async throws {
        let link = try await subscribed(.attError(0xFE), after: 4)
        try await link.request("0101")
        #expect(try await link.received().count == 5)
        await #expect(throws: BluetoothError.att(0xFE)) { try await link.request("0101") }
    }

    @Test func aForgottenBondRefusesEverything() async throws {
        let meter = try makeMeter([MeterFault(.notPaired, afterNotifications: 0)])
        let link = try await Fixture.connect(meter)
        let refused = BluetoothError.notPaired(meter.address)
        await #expect(throws: refused) { _ = try await link.read(Fixture.feature) }
        await #expect(throws: refused) { try await link.subscribe(to: Fixture.measurement) }
        await #expect(throws: refused) { try await link.request("0101") }
        #expect(try await link.received() == [])
    }

    @Test func aBondCanBeForgottenInTheMiddle() async throws {
        let link = try await subscribed(.notPaired, after: 2)
        try await link.request("0101")
        #expect(try await link.received() == ["m1", "m2"])
        await #expect(throws: BluetoothError.self) { try await link.request("0300") }
    }

    @Test func contextsCountAsNotifications() async throws {
        let records = try [Fixture.record(1, context: true), Fixture.record(2, context: true)]
        let link = try await Fixture.connect(try Fixture.meter(records, faults: [MeterFault(.reorder, afterNotifications: 1)]))
        try await link.subscribeToAll()
        try await link.request("0101")
        #expect(try await link.received() == ["m1", "m2", "c1", "c2", "06000101"])
    }

    @Test func severalFaultsActInOneConnection() async throws {
        let faults = [
            MeterFault(.duplicate, afterNotifications: 0), MeterFault(.truncate, afterNotifications: 2),
            MeterFault(.disconnect, afterNotifications: 4),
        ]
        let link = try await Fixture.connect(try makeMeter(faults))
        try await link.subscribeToAll()
        try await link.request("0101")
        let events = try await link.nextEvents(within: .seconds(30))
        #expect(events.map(\.value.count) == [10, 10, 5, 10])
        #expect(events[0] == events[1])
    }

    @Test("a fault fires in the connections listed, by default the first")
    func aFaultFiresInItsConnections() async throws {
        let faults = [
            MeterFault(.recordAccessError(8), afterNotifications: 1), MeterFault(.duplicate, afterNotifications: 0, connections: [2, 3]),
        ]
        let meter = try makeMeter(faults)
        let central = SimulatedCentral(script: MeterScript(meters: [meter]))
        var received: [[String]] = []
        for _ in 1...4 {
            let link = try await central.connect(to: meter.address, pairing: nil)
            try await link.subscribeToAll()
            try await link.request("0105")
            received.append(try await link.received())
            await link.disconnect()
        }
        #expect(received == [["m1", "06000108"], ["m1", "m1", "06000101"], ["m1", "m1", "06000101"], ["m1", "06000101"]])
    }

    private func makeMeter(_ faults: [MeterFault]) throws -> ScriptedMeter {
        try Fixture.meter((1...4).map { try Fixture.record($0) }, faults: faults)
    }

    private func subscribed(_ kind: MeterFault.Kind, after count: Int) async throws -> any GATTConnection {
        let link = try await Fixture.connect(try makeMeter([MeterFault(kind, afterNotifications: count)]))
        try await link.subscribeToAll()
        return link
    }
}
