import Bluetooth
import Common

/// A link to a simulated meter.
///
/// Its clock is virtual: a wait returns at once when the meter will send nothing more. Only the script's pace takes real time.
final class SimulatedConnection: GATTConnection {
    /// How many events one wait hands over at most where the script has no pace.
    private static let batchSize = 256

    private struct State {
        var link: MeterLink
        /// How much of the pace before the next notification has passed in earlier waits.
        var waited: Duration = .zero
    }

    let address: BluetoothAddress
    let characteristics: Set<Characteristic>
    private let meter: SimulatedMeter
    private let number: Int
    private let pace: Duration
    private let clock: any Clock<Duration>
    private let state: Locked<State>

    init(meter: SimulatedMeter, number: Int, link: MeterLink, pace: Duration, clock: any Clock<Duration>) {
        address = meter.script.address
        characteristics = link.characteristics
        self.meter = meter
        self.number = number
        self.pace = pace
        self.clock = clock
        state = Locked(State(link: link))
    }

    deinit {
        meter.close(number)
    }

    func read(_ characteristic: Characteristic) async throws(BluetoothError) -> [UInt8] {
        try checkCancellation()
        return try withLink { link throws(BluetoothError) in try link.read(characteristic) } ?? meter.readClock()
    }

    func write(_ bytes: [UInt8], to characteristic: Characteristic) async throws(BluetoothError) {
        try checkCancellation()
        let isClock = try withLink { link throws(BluetoothError) in try link.write(bytes, to: characteristic) }
        if isClock { try meter.setClock(bytes) }
    }

    func subscribe(to characteristic: Characteristic) async throws(BluetoothError) {
        try checkCancellation()
        try withLink { link throws(BluetoothError) in try link.subscribe(to: characteristic) }
    }

    func nextEvents(within timeout: Duration) async throws(BluetoothError) -> [GATTEvent] {
        try checkCancellation()
        guard try await waitForPace(within: timeout) else { return [] }
        let (events, lost) = state.withLock { state -> ([GATTEvent], String?) in
            state.waited = .zero
            var events: [GATTEvent] = []
            while events.count < (pace == .zero ? Self.batchSize : 1), let event = state.link.send() { events.append(event) }
            return (events, state.link.lost)
        }
        if let lost {
            meter.close(number)
            if events.isEmpty { throw .disconnected(reason: lost) }
        }
        return events
    }

    func disconnect() async {
        state.withLock { $0.link.end("this computer ended it") }
        meter.close(number)
    }

    private func withLink<Value>(_ body: (inout MeterLink) throws(BluetoothError) -> Value) throws(BluetoothError) -> Value {
        let result = state.withLock { state -> Result<Value, BluetoothError> in
            do throws(BluetoothError) {
                return .success(try body(&state.link))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private func checkCancellation() throws(BluetoothError) {
        if Task.isCancelled { throw .cancelled }
    }

    /// Lets the pace of the next notification pass in real time; false when the time-out ends first.
    private func waitForPace(within timeout: Duration) async throws(BluetoothError) -> Bool {
        let rest = state.withLock { state in pace > .zero && state.link.hasNotification ? pace - state.waited : .zero }
        guard rest > .zero else { return true }
        let wait = min(rest, timeout)
        do {
            try await clock.sleep(for: wait)
        } catch {
            throw .cancelled
        }
        state.withLock { $0.waited += wait }
        return wait == rest
    }
}
