public import Bluetooth
import Synchronization
public import TestSupport
import Testing

/// An agent for unit tests that answers every question alike and counts the questions.
public final class MockPairingAgent: PairingAgent {
    private struct State {
        var passkey: UInt32??
        var asked: [BluetoothAddress] = []
    }

    private let state = Mutex(State())
    /// Where unprepared calls are recorded.
    public let unconfigured: UnconfiguredCalls

    /// Makes an agent that is prepared for nothing.
    public init(unconfigured: UnconfiguredCalls = UnconfiguredCalls()) {
        self.unconfigured = unconfigured
    }

    /// Makes an agent with a passkey; nil cancels.
    public convenience init(passkey: UInt32?) {
        self.init()
        state.withLock { $0.passkey = .some(passkey) }
    }

    /// The devices that asked for a passkey, in order.
    public var askedForPasskey: [BluetoothAddress] { state.withLock { $0.asked } }

    /// The prepared passkey; unprepared, nil.
    public func passkey(for device: BluetoothAddress) async -> UInt32? {
        let prepared = state.withLock { state in
            state.asked.append(device)
            return state.passkey
        }
        guard let prepared else {
            unconfigured.record("MockPairingAgent.passkey(for:)")
            return nil
        }
        return prepared
    }
}
