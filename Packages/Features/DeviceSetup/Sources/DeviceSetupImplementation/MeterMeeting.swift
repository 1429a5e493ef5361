import Bluetooth
import Common
import DeviceSetup
import Domain
import GlucoseProfile

/// Connects to a meter, pairs with it, and asks who it is. Nothing is asked before it is paired.
struct MeterMeeting: Sendable {
    /// What came of it.
    struct Met: Sendable {
        /// The link, which still stands; nil where it is of no further use.
        let link: (any GATTConnection)?
        /// What the meter told.
        let profile: MeterProfile
    }

    let central: any BluetoothCentral
    let agent: any PairingAgent
    let wallClock: any WallClock
    let kinds: [DeviceKind]

    /// Meets a meter; `onPaired` is called once the link stands. A link that comes too late, or to another kind of device, is ended.
    func meet(_ address: String, onPaired: @Sendable () async -> Void) async throws(SetupFailure) -> Met {
        guard let address = BluetoothAddress(address) else { throw .outOfRange }
        do throws(BluetoothError) {
            let link = try await central.connect(to: address, pairing: agent)
            await onPaired()
            return try await ask(link)
        } catch {
            throw SetupFailure(error)
        }
    }

    private func ask(_ link: any GATTConnection) async throws(BluetoothError) -> Met {
        do throws(BluetoothError) {
            let meter = try MeterEnquiry(link, kinds: kinds)
            var profile = try await meter.profile(now: CivilDateTime(instant: wallClock.now, in: wallClock.timeZone))
            guard meter.kind == .meter else { return Met(link: link, profile: profile) }
            let newest = try await meter.newestRecord()
            if case .record(let record) = newest { profile.unit = record.unit }
            // After a silence no other procedure may begin on the link (Glucose Profile 1.0.1, procedure time-out).
            guard case .silent = newest else { return Met(link: link, profile: profile) }
            await link.disconnect()
            return Met(link: nil, profile: profile)
        } catch {
            await link.disconnect()
            throw error
        }
    }
}
