import CommonUI
import DeviceSync
import ViewCore

nonisolated extension SyncReport {
    /// How it ended.
    var title: TextKey {
        switch completeness {
        case .complete: TextKey("sync.complete")
        case .cancelled: TextKey("sync.cancelled")
        case .interrupted: TextKey("sync.interrupted")
        }
    }

    /// The counts, in words.
    var sentence: TextKey {
        let counts: [TextArgument] = [
            .text(TextKey("sync.added", .count(added))), .text(TextKey("sync.known", .count(known))),
            .text(TextKey("sync.unreadable", .count(unreadable))),
        ]
        let key = unreadable == 0 ? "sync.counts" : "sync.counts.unreadable"
        return TextKey(key: key, module: "DeviceSyncViews", arguments: counts)
    }

    /// When it was, the counts, and that it did not come to its end where that is so.
    func sentence(afterSeconds seconds: Int) -> TextKey {
        let key = completeness == .complete ? "sync.last" : "sync.last.incomplete"
        return TextKey(key: key, module: "DeviceSyncViews", arguments: [.text(Age.text(seconds: seconds)), .text(sentence)])
    }

    /// How much attention it asks for.
    var bannerKind: BannerKind {
        completeness == .complete ? .success : .info
    }
}
