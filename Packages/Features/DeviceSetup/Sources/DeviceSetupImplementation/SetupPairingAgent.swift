import Bluetooth
import DeviceSetup

/// Brings a meter's questions to the person, and the answers back. A cancelled question brings none.
struct SetupPairingAgent: PairingAgent {
    /// Asks the person; nil when the question was taken back.
    let ask: @Sendable (PairingQuestion) async -> PairingAnswer?

    func passkey(for device: BluetoothAddress) async -> UInt32? {
        guard case .passkey(let number) = await ask(.passkey) else { return nil }
        return number
    }

    func pinCode(for device: BluetoothAddress) async -> String? {
        guard case .pin(let text) = await ask(.pin) else { return nil }
        return text
    }

    func confirm(passkey: UInt32, for device: BluetoothAddress) async -> Bool {
        await ask(.confirm(SixDigits.text(passkey))) == .same
    }

    /// The person chose this very meter from the list.
    func authorize(_ device: BluetoothAddress) async -> Bool { true }

    func show(passkey: UInt32, for device: BluetoothAddress) async {
        _ = await ask(.show(SixDigits.text(passkey)))
    }
}
