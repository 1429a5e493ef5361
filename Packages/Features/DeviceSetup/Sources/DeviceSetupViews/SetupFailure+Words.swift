import DeviceSetup
import DeviceSync
import ViewCore

extension SetupFailure {
    /// What went wrong.
    var title: TextKey { key("title") }

    /// What is safe and what to do.
    var advice: TextKey { key("advice") }

    /// Whether the same may succeed when it is tried again.
    var mayBeRetried: Bool { self != .notAMeter }

    private func key(_ part: String) -> TextKey {
        TextKey(key: "failure.\(name).\(part)", module: "DeviceSetupViews", arguments: [])
    }
}

extension BluetoothProblem {
    /// Why no real meter can be found.
    var failure: SetupFailure { .bluetooth(self) }
}
