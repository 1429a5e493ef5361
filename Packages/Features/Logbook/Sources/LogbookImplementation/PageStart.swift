import Domain
import Logbook
import ReadingStore

/// Where a page of the logbook begins.
enum PageStart: Hashable {
    /// With the newest reading.
    case newest
    /// With the newest reading of a day, or of the days before it.
    case day(CivilDate)
    /// Behind a reading of a day that the page before shows in part.
    case place(LogbookPlace)

    /// The last day that the page may show; nil for any.
    var day: CivilDate? {
        if case .day(let day) = self { day } else { nil }
    }

    /// The end of the page before; nil where the page begins with a whole day.
    var cursor: ReadingPage.Cursor? {
        guard case .place(let place) = self else { return nil }
        return ReadingPage.Cursor(place)
    }
}

extension LogbookPlace {
    /// The place behind a page.
    init(_ cursor: ReadingPage.Cursor) {
        self.init(epochSecond: cursor.epochSecond, place: cursor.place, key: cursor.key)
    }
}

extension ReadingPage.Cursor {
    /// The end of the page before a place.
    init(_ place: LogbookPlace) {
        self.init(epochSecond: place.epochSecond, place: place.place, key: place.key)
    }
}

extension UntimedPlace {
    /// The place behind a page.
    init(_ cursor: UnknownTimePage.Cursor) {
        self.init(device: cursor.device, place: cursor.place, key: cursor.key)
    }
}

extension UnknownTimePage.Cursor {
    /// The end of the page before a place.
    init(_ place: UntimedPlace) {
        self.init(device: place.device, place: place.place, key: place.key)
    }
}
