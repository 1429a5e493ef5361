package import DeviceSync
package import Observation

/// What the screens of the setup show and do: one for all six.
@MainActor
package protocol DeviceSetupViewModel: AnyObject, Observable {
    /// The kinds of meters to choose from.
    var families: [MeterFamily] { get }
    /// Where the setup is.
    var state: SetupState { get }
    /// What the first sync is doing, or how it ended.
    var syncStatus: SyncStatus { get }
    /// Whether the help of the screen is shown.
    var isShowingHelp: Bool { get set }
    /// What is typed as the meter's code.
    var code: String { get set }
    /// Why what was typed is no code; nil until it was sent.
    var codeProblem: CodeProblem? { get }
    /// Whether the meter's clock may be set after a sync.
    var setsClock: Bool { get set }
    /// Whether the meter is synced by itself whenever it shows up.
    var syncsAutomatically: Bool { get set }
    /// What could not be set at the end; nil where nothing failed.
    var settingProblem: DeviceSyncError? { get }

    /// Begins what the screen needs, as soon as it is shown.
    func shown(_ screen: DeviceSetupRoute)
    /// Chooses the kind of meter.
    func choose(_ family: MeterFamily)
    /// Looks for meters again.
    func searchAgain()
    /// Pairs with a meter of the list.
    func select(_ meter: FoundMeter.ID)
    /// Sends the code that was typed.
    func sendCode()
    /// Says whether the meter shows the same digits.
    func confirm(isSame: Bool)
    /// Stops pairing, or the first sync.
    func cancel()
    /// Tries again what failed.
    func retry()
    /// Adds the meter and begins the first sync.
    func addMeter()
    /// Leaves the setup for the readings.
    func finish()
    /// Leaves the setup.
    func close()
}
