package import DeviceSetup
package import DeviceSync
import DeviceSyncMocks
package import Domain

/// Setups in their states, for tests and previews.
package enum SetupFixtures {
    /// A meter beside the computer.
    package static let meter = FoundMeter(address: "00:11:22:33:44:55", name: "Accu-Chek Guide", signal: .strong)
    /// A meter that is known already.
    package static let knownMeter = FoundMeter(
        address: "00:11:22:33:44:66", name: "Contour Next One", signal: .medium, isBonded: true, isKnown: true)
    /// A meter far away that has no name.
    package static let namelessMeter = FoundMeter(address: "00:11:22:33:44:88", name: nil, signal: .weak)
    /// A meter whose name is an attacker's.
    package static let hostileMeter = FoundMeter(
        address: "00:11:22:33:44:77", name: "\"\u{301}><script>alert(1)</script><img src=x onerror=alert(1)>", signal: .unknown)
    /// A sensor beside the computer.
    package static let sensor = FoundMeter(address: "00:11:22:33:44:99", name: "Glimpse", signal: .strong, kind: .sensor)
    /// A simulated meter with a display.
    package static let simulatedMeter = FoundMeter(
        address: "00:60:19:4A:71:C5", name: "Accu-Chek Guide", signal: .strong, isSimulated: true, shownCode: "042917")

    /// A meter that tells everything and is right in everything.
    package static let profile = MeterProfile(
        manufacturer: "Roche", model: "929", serial: "92900123456", firmware: "1.7.3", feature: 0x07FF,
        abilities: [
            "lowBattery", "sensorMalfunction", "sampleSize", "stripInsertionError", "stripTypeError", "resultHighLow", "temperatureHighLow",
            "readInterrupt", "generalDeviceFault", "timeFault", "multipleBond",
        ],
        clock: .ahead(seconds: 12), unit: .milligramsPerDeciliter)
    /// A meter that remembers one device and whose clock is wrong.
    package static let forgetfulProfile = MeterProfile(
        manufacturer: "i-SENS", serial: "<b>1</b>", feature: 4, abilities: ["sampleSize"], clock: .ahead(seconds: -7_500),
        unit: .millimolesPerLiter, forgetsOthers: true)
    /// A sensor.
    package static let sensorProfile = MeterProfile(kind: .sensor, model: "G", serial: "G1", unit: .milligramsPerDeciliter)
    /// A meter that tells nothing.
    package static let silentProfile = MeterProfile()

    /// The meter as this installation knows it.
    package static let device = DeviceSyncFixtures.newMeter.id

    /// Every failure.
    package static let failures: [SetupFailure] =
        [
            .wrongCode, .cancelled, .timedOut, .refused, .outOfRange, .notConnected, .linkLost, .staleBond, .notAMeter,
            .transport("a reason"), .notStored("a reason"),
        ] + BluetoothProblem.allCases.map { .bluetooth($0) }

    /// A setup that looks for meters and has found some.
    package static func finding(
        _ search: SetupState.Search = .running, _ found: [FoundMeter] = [], family: MeterFamily = .accuChek,
        problem: BluetoothProblem? = nil
    ) -> SetupState {
        var state = SetupState()
        state.family = family
        state.phase = .finding(search)
        state.found = found
        state.bluetoothProblem = problem
        return state
    }

    /// A setup that pairs with a meter.
    package static func pairing(
        _ pairing: SetupState.Pairing, _ meter: FoundMeter = meter, family: MeterFamily = .accuChek, hadStaleBond: Bool = false
    ) -> SetupState {
        var state = finding(.running, [meter], family: family)
        state.meter = meter
        state.hadStaleBond = hadStaleBond
        state.phase = .pairing(pairing)
        return state
    }

    /// A setup whose meter is looked at.
    package static func checking(
        _ checking: SetupState.Checking = .ready, _ profile: MeterProfile = profile, _ meter: FoundMeter = meter
    ) -> SetupState {
        var state = pairing(.reading, meter)
        state.profile = profile
        state.phase = .checking(checking)
        return state
    }

    /// A setup whose meter is added and synced.
    package static func syncing(
        _ sync: SetupState.FirstSync = .running, _ profile: MeterProfile = profile, _ meter: FoundMeter = meter
    ) -> SetupState {
        var state = checking(.ready, profile, meter)
        state.device = device
        state.phase = .syncing(sync)
        return state
    }

    /// A setup that is done.
    package static func done(_ profile: MeterProfile = profile, _ meter: FoundMeter = meter) -> SetupState {
        var state = syncing(.running, profile, meter)
        state.syncEnd = .ended(DeviceSyncFixtures.completeReport)
        state.phase = .done
        return state
    }
}
