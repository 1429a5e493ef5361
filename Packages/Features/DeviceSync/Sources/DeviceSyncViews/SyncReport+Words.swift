import CommonUI
public import DeviceSync
public import ViewCore

nonisolated extension SyncReport {
    /// How it ended.
    var title: TextKey {
        switch completeness {
        case .complete: TextKey("sync.complete")
        case .cancelled: TextKey("sync.cancelled")
        case .interrupted: TextKey("sync.interrupted")
        }
    }

    /// The counts in words, and what became of the clock where that is to be told; also for screens of others that show how a sync ended.
    public var message: TextKey {
        switch clock {
        case nil, .right: sentence
        case .set: .syncWithClock(sentence, TextKey("sync.clock.set"))
        case .notSet: .syncWithClock(sentence, TextKey("sync.clock.notSet"))
        }
    }

    /// The counts, in words.
    var sentence: TextKey {
        let added = TextKey.syncAdded(count: added)
        let known = TextKey.syncKnown(count: known)
        guard unreadable > 0 else { return .syncCounts(added, known) }
        return .syncCountsUnreadable(added, known, TextKey.syncUnreadable(count: unreadable))
    }

    /// When it was, the counts, and that it did not come to its end where that is so.
    func sentence(afterSeconds seconds: Int) -> TextKey {
        let age = Age.text(seconds: seconds)
        return completeness == .complete ? .syncLast(age, sentence) : .syncLastIncomplete(age, sentence)
    }

    /// How much attention it asks for.
    var bannerKind: BannerKind {
        completeness == .complete ? .success : .info
    }
}
