/// A dialog whose buttons are being written: each closes it before its own action runs.
final class DialogScope {
    /// Closes the dialog.
    let dismiss: @MainActor () -> Void
    /// How many buttons were written.
    private(set) var count = 0
    /// Whether one of them leaves things as they are.
    private(set) var hasCancel = false

    init(dismiss: @escaping @MainActor () -> Void) {
        self.dismiss = dismiss
    }

    func note(_ role: ButtonRole?) {
        count += 1
        if role == .cancel { hasCancel = true }
    }
}
