import Bluetooth

/// A link that tells what goes over it.
final class RecordingConnection: GATTConnection {
    private let base: any GATTConnection
    private let note: @Sendable ((inout MeterRecording) -> Void) -> Void

    init(_ base: any GATTConnection, note: @escaping @Sendable ((inout MeterRecording) -> Void) -> Void) {
        self.base = base
        self.note = note
    }

    var address: BluetoothAddress { base.address }

    var characteristics: Set<Characteristic> { base.characteristics }

    func read(_ characteristic: Characteristic) async throws(BluetoothError) -> [UInt8] {
        let value = try await noting { () throws(BluetoothError) in try await base.read(characteristic) }
        note { $0.read(characteristic, value) }
        return value
    }

    func write(_ bytes: [UInt8], to characteristic: Characteristic) async throws(BluetoothError) {
        if characteristic == MeterAttribute.controlPoint { note { $0.request(bytes) } }
        do throws(BluetoothError) {
            try await noting { () throws(BluetoothError) in try await base.write(bytes, to: characteristic) }
        } catch {
            if characteristic == MeterAttribute.controlPoint, case .att(let code) = error { note { $0.add(.attError(code)) } }
            throw error
        }
    }

    func subscribe(to characteristic: Characteristic) async throws(BluetoothError) {
        try await noting { () throws(BluetoothError) in try await base.subscribe(to: characteristic) }
        note { $0.subscribed(to: characteristic) }
    }

    func nextEvents(within timeout: Duration) async throws(BluetoothError) -> [GATTEvent] {
        let events = try await noting { () throws(BluetoothError) in try await base.nextEvents(within: timeout) }
        note { recording in
            for event in events { recording.received(event) }
            if events.isEmpty { recording.fellSilent() }
        }
        return events
    }

    func disconnect() async { await base.disconnect() }

    private func noting<Value: Sendable>(_ body: () async throws(BluetoothError) -> Value) async throws(BluetoothError) -> Value {
        do throws(BluetoothError) {
            return try await body()
        } catch {
            if case .disconnected = error { note { $0.add(.disconnect) } }
            throw error
        }
    }
}
