import CommonUI
import DeviceSync
import ViewCore

/// How it stands with a meter that is synced whenever it shows up.
struct AutomaticSyncView: View {
    let row: AutomaticSyncRow

    var body: some View {
        VStack {
            Text(row.seen).foregroundStyle(.secondary)
            if let failure = row.failure { Text(failure.sentence) }
        }
    }
}

nonisolated extension AutomaticSyncRow {
    /// When it was seen.
    var seen: TextKey {
        secondsSinceSeen.map { .automaticSeen(Age.text(seconds: $0)) } ?? TextKey("automatic.unseen")
    }
}

extension AutomaticSyncRow.Failure {
    /// What failed, and when it is tried again.
    var sentence: TextKey {
        .automaticFailed(error.title, TextKey.automaticMinutes(count: minutesToNextTry))
    }
}
