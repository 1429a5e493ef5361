import BluetoothMocks
import TestSupport
import Testing

@Suite struct MockGATTConnectionTests {
    private let point = Characteristic(0x2A52, in: 0x1808)

    @Test func anUnpreparedReadOrWriteFails() async throws {
        let link = try makeSubject()
        await withKnownIssue {
            await #expect(throws: BluetoothError.characteristicMissing(point)) { _ = try await link.read(point) }
            await #expect(throws: BluetoothError.transport("the mock is not prepared")) { try await link.write([1, 1], to: point) }
        }
        #expect(link.unconfigured.recorded.count == 2)
    }

    @Test func aWriteIsRecordedAndAnswered() async throws {
        let link = try makeSubject()
        let answer = GATTEvent(characteristic: point, value: [6, 0, 1, 1])
        link.writeToReturn = { _ in [answer] }
        try await link.write([1, 1], to: point)
        #expect(link.writes == [MockGATTConnection.Write([1, 1], to: point)])
        #expect(try await link.nextEvents(within: .seconds(30)) == [answer])
        #expect(try await link.nextEvents(within: .seconds(1)) == [])
        #expect(link.timeouts == [.seconds(30), .seconds(1)])
    }

    @Test func queuedErrorsComeInOrder() async throws {
        let link = try makeSubject()
        link.enqueue([])
        link.enqueue(.disconnected(reason: "gone"))
        #expect(try await link.nextEvents(within: .zero) == [])
        await #expect(throws: BluetoothError.disconnected(reason: "gone")) { _ = try await link.nextEvents(within: .zero) }
        await link.disconnect()
        #expect(link.disconnectCallCount == 1)
    }

    @Test func readsAndSubscriptionsDoWhatWasPrepared() async throws {
        let link = try makeSubject()
        link.readsToReturn[point] = .success([1])
        #expect(try await link.read(point) == [1])
        try await link.subscribe(to: point)
        link.subscribeErrorsToThrow[point] = .att(0xFD)
        await #expect(throws: BluetoothError.att(0xFD)) { try await link.subscribe(to: point) }
        let missing = Characteristic(0x2A18, in: 0x1808)
        await #expect(throws: BluetoothError.characteristicMissing(missing)) { try await link.subscribe(to: missing) }
        #expect(link.subscriptions == [point, point, missing])
    }

    @Test func aCancelledTaskStopsWaiting() async throws {
        let link = try makeSubject()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await #expect(throws: BluetoothError.cancelled) { _ = try await link.nextEvents(within: .zero) }
        }
        await task.value
    }

    private func makeSubject() throws -> MockGATTConnection {
        MockGATTConnection(address: try #require(BluetoothAddress("00:11:22:33:44:55")), characteristics: [point])
    }
}
