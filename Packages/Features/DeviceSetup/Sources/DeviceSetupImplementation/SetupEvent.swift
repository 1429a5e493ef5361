import DeviceSetup
import DeviceSync
import Domain

/// What happens to a setup.
enum SetupEvent: Hashable, Sendable {
    // What the person does.
    case shown(DeviceSetupRoute)
    case chose(MeterFamily)
    case searchedAgain
    case selected(FoundMeter.ID)
    case answered(PairingAnswer)
    case cancelled
    case retried
    case accepted
    case finished
    case closed

    // What the search brings.
    case bluetooth(BluetoothProblem?)
    case seen(FoundMeter)
    case searchIsSlow
    case searchEnded
    case searchFailed(SetupFailure)

    // What pairing brings.
    case asked(PairingQuestion)
    case questionGone
    case connected
    case met(MeterProfile)
    case notMet(SetupFailure)

    // What adding and syncing bring.
    case added(DeviceIdentity.ID)
    case notAdded(SetupFailure)
    case syncEnded(SyncStatus)
}

/// What a setup wants to be done.
enum SetupEffect: Hashable, Sendable {
    /// Look for meters, real ones too unless only simulated ones are wanted.
    case search(onlySimulated: Bool)
    /// Look no more.
    case stopSearch
    /// Connect, pair, and ask who it is. A bond that the meter has forgotten goes before.
    case connect(FoundMeter)
    /// Give the meter the answer that it waits for.
    case answer(PairingAnswer)
    /// Stop connecting, and end the link.
    case letGo
    /// Remove the bond that the meter has forgotten.
    case forget(FoundMeter)
    /// Store the meter.
    case add(FoundMeter, MeterProfile)
    /// Read its memory.
    case sync(DeviceIdentity.ID)
    /// Stop reading its memory.
    case cancelSync(DeviceIdentity.ID)
    /// Show a later screen.
    case show(DeviceSetupRoute)
    /// Leave the setup.
    case leave(DeviceIdentity.ID?)
}
