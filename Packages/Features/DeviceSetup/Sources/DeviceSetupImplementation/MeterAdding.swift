import DeviceSetup
import DeviceSync
import Domain
import ReadingStore

/// Stores a meter that the person has looked at.
@MainActor
struct MeterAdding {
    let devices: any DeviceStore
    let syncing: any DeviceSyncing

    /// Adds the meter, or takes over what a known one told now.
    func add(_ meter: FoundMeter, _ profile: MeterProfile, setsClock: Bool) async throws(SetupFailure) -> DeviceIdentity.ID {
        let details = DeviceDetails(
            manufacturer: profile.manufacturer, model: profile.model, serial: profile.serial, firmware: profile.firmware,
            feature: profile.feature)
        do {
            let stored = try await devices.add(
                NewDevice(
                    address: meter.address, name: meter.nameOrAddress, details: details, kind: profile.kind, isSimulated: meter.isSimulated)
            )
            _ = try await devices.update(stored.id, name: meter.name, details: details)
            // It must be on the list before anything is said of it; the agreement is also taken back by it.
            try await syncing.load()
            try await syncing.setSetsClock(setsClock, for: stored.id)
            return stored.id
        } catch {
            throw .notStored(String(describing: error))
        }
    }
}
