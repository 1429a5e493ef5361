import Bluetooth
import Domain
import GlucoseProfile

extension MeterScript {
    /// The same meters without what tells whose they are: addresses, digits of names and serial numbers, measured values, and the days, which
    /// are moved together so that the last record lies on 31 January 2026.
    ///
    /// What a meter does stays: order, sequence numbers, times of day, flags, kinds, statuses, meals, special values, faults, lengths.
    public func blurred() -> MeterScript {
        var script = self
        if let end = CivilDateTime("2026-01-31T23:59:59") { script.move(toEndAt: end) }
        script.meters = script.meters.enumerated().map { index, meter in
            var meter = meter
            // The range for documentation (RFC 7042, 2.1.1).
            meter.address = BluetoothAddress("00:00:5E:00:53:\(index < 16 ? "0" : "")\(String(index % 256, radix: 16))") ?? meter.address
            meter.name = meter.name.map(Self.withoutDigits)
            meter.serial = meter.serial.map(Self.withoutDigits)
            meter.records = meter.records.enumerated().map { BlurredRecord($1, index: $0).record }
            return meter
        }
        return script
    }

    private static func withoutDigits(_ text: String) -> String {
        String(text.map { $0.isNumber ? "0" : $0 })
    }
}
