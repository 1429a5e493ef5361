import Bluetooth
import GlucoseProfile

extension GATTConnection {
    /// Whether the link still stands: the person may have looked at the device for long. Where there is nothing to read, it is taken to.
    func stands() async -> Bool {
        let readable = [
            Characteristic(GlucoseUUID.feature, in: GlucoseUUID.glucoseService),
            Characteristic(GlucoseUUID.sensorFeature, in: GlucoseUUID.sensorService),
            Characteristic(GlucoseUUID.modelNumber, in: GlucoseUUID.deviceInformationService),
        ]
        guard let characteristic = readable.first(where: has) else { return true }
        do {
            _ = try await read(characteristic)
            return true
        } catch {
            if case .att = error { return true }
            return false
        }
    }
}
