import Domain
import ViewCore

extension Meal {
    /// The words for a meal mark.
    var title: TextKey { TextKey(key: "meal.\(name)", module: "LogbookViews", arguments: []) }
}

extension SampleType {
    /// The words for what was measured.
    var title: TextKey { TextKey(key: "type.\(name)", module: "LogbookViews", arguments: []) }
}

extension SampleLocation {
    /// The words for where the sample was taken.
    var title: TextKey { TextKey(key: "location.\(name)", module: "LogbookViews", arguments: []) }
}

extension Reading.Source {
    /// The words for where a reading came from.
    var title: TextKey { TextKey(key: "source.\(rawValue)", module: "LogbookViews", arguments: []) }
}

extension UnreadableReason {
    /// The words for why a frame could not be read.
    var title: TextKey {
        switch self {
        case .tooShort(let needed, let got): .unreadableReasonTooShort(got, needed)
        case .truncated(let needed, let got): .unreadableReasonTruncated(got, needed)
        case .other: TextKey(key: "unreadable.reason.other", module: "LogbookViews", arguments: [])
        }
    }
}

extension SensorStatus {
    /// The words for each set bit.
    var titles: [TextKey] {
        names.map { TextKey(key: "status.\($0)", module: "LogbookViews", arguments: []) }
    }
}
