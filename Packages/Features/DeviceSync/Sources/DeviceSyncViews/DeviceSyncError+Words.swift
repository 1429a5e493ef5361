public import DeviceSync
public import ViewCore

extension DeviceSyncError {
    /// What went wrong, for screens that show the error of a sync.
    public var title: TextKey { key("title") }

    /// What is safe and what to do.
    var advice: TextKey { key("advice") }

    /// What came all the same, where anything did, and what to do.
    public func advice(after report: SyncReport?) -> TextKey {
        guard let report, report.added > 0 || report.known > 0 || report.unreadable > 0 else { return advice }
        return .syncFailed(report.sentence, advice)
    }

    private func key(_ part: String) -> TextKey {
        TextKey(key: "error.\(name).\(part)", module: "DeviceSyncViews", arguments: [])
    }

    private var name: String {
        switch self {
        case .unknownDevice: "unknownDevice"
        case .bluetoothUnavailable: "bluetoothUnavailable"
        case .notInRange: "notInRange"
        case .notPaired: "notPaired"
        case .interrupted: "interrupted"
        case .refused: "refused"
        case .notStored: "notStored"
        }
    }
}

extension BluetoothProblem {
    /// Why no real meter can be reached.
    var title: TextKey {
        TextKey(key: "bluetooth.\(rawValue)", module: "DeviceSyncViews", arguments: [])
    }
}
