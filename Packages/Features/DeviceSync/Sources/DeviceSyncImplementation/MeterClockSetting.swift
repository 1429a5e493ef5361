import Bluetooth
import Common
import DeviceSync
import Domain
import GlucoseProfile

/// Sets a meter's clock to this computer's, at the end of a sync. A failure loses nothing, and is told in the report.
struct MeterClockSetting: Sendable {
    /// A clock that is wrong by less is left as it is, in seconds: most people cannot set one better.
    static let tolerance = 60

    let link: MeterLink
    let wallClock: any WallClock

    /// Sets the clock where it is wrong; nil where there is none.
    func set(_ quirks: MeterQuirks) async -> SyncReport.Clock? {
        for place in quirks.clockPlaces {
            let characteristic = Characteristic(place.characteristic, in: place.service)
            guard link.connection.has(characteristic) else { continue }
            do {
                return try await set(place, characteristic)
            } catch {
                return .notSet
            }
        }
        return nil
    }

    private func set(_ place: MeterQuirks.ClockPlace, _ characteristic: Characteristic) async throws(BluetoothError) -> SyncReport.Clock {
        if place.isReadable, let shown = place.time(of: try await link.connection.read(characteristic)), let now,
            abs(shown.epochSecond - now.epochSecond) <= Self.tolerance
        {
            return .right
        }
        // Read anew: asking took its time.
        guard let now else { return .notSet }
        try await link.connection.write(place.value(setting: now), to: characteristic)
        return .set
    }

    private var now: CivilDateTime? { CivilDateTime(instant: wallClock.now, in: wallClock.timeZone) }
}
