import Domain
import ReadingStore

/// The readings of several queries one after another, page by page: those whose time is known, then the others.
struct ReadingPages: Sendable {
    private static let pageSize = 2000

    private enum Place: Sendable {
        case known(ReadingPage.Cursor?)
        case unknown(UnknownTimePage.Cursor?)
    }

    private let readings: any ReadingQuerying
    private var queries: ArraySlice<ReadingQuery>
    private var place = Place.known(nil)

    init(_ readings: any ReadingQuerying, _ queries: [ReadingQuery]) {
        self.readings = readings
        self.queries = queries[...]
    }

    /// The next page, which is never empty; nil after the last.
    mutating func next() async throws -> [Reading]? {
        while let query = queries.first {
            let found: [Reading]
            switch place {
            case .known(let cursor):
                let page = try await readings.page(query, after: cursor, limit: Self.pageSize)
                place = page.next.map { .known($0) } ?? .unknown(nil)
                found = page.readings
            case .unknown(let cursor):
                let page = try await readings.readingsOfUnknownTime(query, after: cursor, limit: Self.pageSize)
                if let next = page.next {
                    place = .unknown(next)
                } else {
                    place = .known(nil)
                    queries.removeFirst()
                }
                found = page.readings
            }
            if !found.isEmpty { return found }
        }
        return nil
    }
}
