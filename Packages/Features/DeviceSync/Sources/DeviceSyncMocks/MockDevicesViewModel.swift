package import DeviceSync
package import Domain
import Observation

/// A Devices screen's view model whose state is given, and which remembers what it was asked.
@MainActor @Observable
package final class MockDevicesViewModel: DevicesViewModel {
    package var devices: [DeviceRow]?
    package var bluetoothProblem: BluetoothProblem?
    package var canAddSimulatedMeter: Bool
    package var canAddDevice: Bool
    package var canShowUsage = false
    package var isAutomaticSyncOff: Bool
    package var canShowSettings = true
    package var isAdding: Bool
    package var problem: DeviceSyncError?
    package var removal: DeviceIdentity.ID?
    /// What was asked for, in order, such as `sync meter-1`.
    package private(set) var calls: [String] = []

    /// Makes a view model in a state.
    package init(
        devices: [DeviceRow]?,
        bluetoothProblem: BluetoothProblem? = nil,
        canAddSimulatedMeter: Bool = true,
        canAddDevice: Bool = true,
        isAutomaticSyncOff: Bool = false,
        isAdding: Bool = false,
        problem: DeviceSyncError? = nil,
        removal: DeviceIdentity.ID? = nil
    ) {
        self.devices = devices
        self.bluetoothProblem = bluetoothProblem
        self.canAddSimulatedMeter = canAddSimulatedMeter
        self.canAddDevice = canAddDevice
        self.isAutomaticSyncOff = isAutomaticSyncOff
        self.isAdding = isAdding
        self.problem = problem
        self.removal = removal
    }

    package func load() async { calls.append("load") }
    package func showUsage() { calls.append("showUsage") }
    package func showSettings() { calls.append("showSettings") }
    package func addDevice() { calls.append("addDevice") }
    package func addSimulatedMeter() { calls.append("addSimulatedMeter") }
    package func sync(_ device: DeviceIdentity.ID) { calls.append("sync \(device.rawValue)") }
    package func cancel(_ device: DeviceIdentity.ID) { calls.append("cancel \(device.rawValue)") }
    package func setAutomaticSync(_ isOn: Bool, for device: DeviceIdentity.ID) {
        calls.append("automatic sync \(isOn ? "on" : "off") \(device.rawValue)")
    }
    package func setSetsClock(_ isOn: Bool, for device: DeviceIdentity.ID) {
        calls.append("sets clock \(isOn ? "on" : "off") \(device.rawValue)")
    }
    package func remove(_ device: DeviceIdentity.ID, keepingReadings: Bool) {
        calls.append("remove \(device.rawValue)\(keepingReadings ? " keeping readings" : "")")
    }
    package func showReadings() { calls.append("showReadings") }
}
