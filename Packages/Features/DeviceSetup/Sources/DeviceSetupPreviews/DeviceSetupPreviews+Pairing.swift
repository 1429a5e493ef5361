import DeviceSetup
import DeviceSetupMocks
import DeviceSetupViews
import DeviceSyncMocks
import PreviewHost
import ViewCore

nonisolated extension DeviceSetupPreviews {
    /// Pairing, with what meters ask.
    static let questions: [Preview] = [
        pair("connecting", SetupFixtures.pairing(.connecting)),
        pair("passkey", SetupFixtures.pairing(.asked(.passkey))),
        pair("passkey of any meter", SetupFixtures.pairing(.asked(.passkey), SetupFixtures.namelessMeter, family: .other)),
        pair("passkey of a sensor", SetupFixtures.pairing(.asked(.passkey), SetupFixtures.sensor, family: .other)),
        pair("passkey of a simulated meter", SetupFixtures.pairing(.asked(.passkey), SetupFixtures.simulatedMeter, family: .simulated)),
        pair("passkey after a stale bond", SetupFixtures.pairing(.asked(.passkey), hadStaleBond: true)),
        pair("passkey not right", SetupFixtures.pairing(.asked(.passkey)), code: "12345", .passkey),
        pair("PIN", SetupFixtures.pairing(.asked(.pin))),
        pair("PIN not right", SetupFixtures.pairing(.asked(.pin)), .pin),
        pair("confirm", SetupFixtures.pairing(.asked(.confirm("042917")))),
        pair("show", SetupFixtures.pairing(.asked(.show("042917")))),
        pair("answered", SetupFixtures.pairing(.answered)),
        pair("reading", SetupFixtures.pairing(.reading, SetupFixtures.hostileMeter)),
        pair("done", SetupFixtures.checking()),
        pair("done with a sensor", SetupFixtures.checking(.ready, SetupFixtures.sensorProfile, SetupFixtures.sensor)),
        Preview("Pair", "with help") { _ in PairView(viewModel: helped(SetupFixtures.pairing(.asked(.passkey)))) },
    ]

    /// Pairing that failed, in every way.
    static let failures: [Preview] = SetupFixtures.failures.map { failure in
        pair("failed \(failure.name)", SetupFixtures.pairing(.failed(failure), hadStaleBond: failure == .staleBond))
    }

    private static func pair(_ name: String, _ state: SetupState, code: String = "", _ problem: CodeProblem? = nil) -> Preview {
        Preview("Pair", name) { _ in PairView(viewModel: MockDeviceSetupViewModel(state, code: code, codeProblem: problem)) }
    }
}
