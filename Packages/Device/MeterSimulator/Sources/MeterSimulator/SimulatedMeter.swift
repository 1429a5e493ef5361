import Bluetooth
import Common

/// One meter of this process: what stays from one connection to the next.
final class SimulatedMeter: Sendable {
    private struct State {
        var isBonded: Bool
        var clock: MeterClock?
        var connections = 0
        /// The number of the connection that is open.
        var open: Int?
    }

    let script: ScriptedMeter
    private let memory: RecordMemory
    private let wallClock: any WallClock
    private let state: Locked<State>

    init(_ script: ScriptedMeter, isBonded: Bool, wallClock: any WallClock) {
        self.script = script
        self.wallClock = wallClock
        memory = RecordMemory(script.records, sensor: script.sensor)
        state = Locked(State(isBonded: isBonded, clock: MeterClock(script)))
    }

    var isBonded: Bool {
        get { state.withLock { $0.isBonded } }
        set { state.withLock { $0.isBonded = newValue } }
    }

    /// Opens the next connection; nil while another is open, as a meter has one link at a time.
    func open() -> (number: Int, link: MeterLink)? {
        let number: Int? = state.withLock { state in
            guard state.open == nil else { return nil }
            state.connections += 1
            state.open = state.connections
            return state.connections
        }
        return number.map { ($0, MeterLink(script, memory: memory, connection: $0)) }
    }

    /// Frees the meter, if that connection is the one that is open.
    func close(_ number: Int) {
        state.withLock { state in
            if state.open == number { state.open = nil }
        }
    }

    func readClock() -> [UInt8] {
        state.withLock { $0.clock?.value(wallClock) } ?? []
    }

    func setClock(_ bytes: [UInt8]) throws(BluetoothError) {
        let result = state.withLock { state -> Result<Void, BluetoothError> in
            do throws(BluetoothError) {
                return .success(try state.clock?.set(bytes, wallClock) ?? ())
            } catch {
                return .failure(error)
            }
        }
        try result.get()
    }
}
