import Persistence

/// Where a reading stands among all others, oldest first.
struct ReadingPosition: Comparable {
    /// A reading whose time is known, or that of a neighbour.
    struct Known: Comparable {
        let measuredAt: Int
        let place: Int64
        let key: Int64

        static func < (left: Known, right: Known) -> Bool {
            (left.measuredAt, left.place, left.key) < (right.measuredAt, right.place, right.key)
        }
    }

    /// The reading itself, or the neighbour beside which it stands; nil for last.
    private let anchor: Known?
    /// 0 for a reading of known time; negative before its anchor, positive after it.
    private let offset: Int

    init(_ anchor: Known?, offset: Int = 0) {
        self.anchor = anchor
        self.offset = offset
    }

    static func < (left: ReadingPosition, right: ReadingPosition) -> Bool {
        switch (left.anchor, right.anchor) {
        case (nil, nil): left.offset < right.offset
        case (nil, _): false
        case (_, nil): true
        case (let first?, let second?): first == second ? left.offset < right.offset : first < second
        }
    }

    /// Where the readings of unknown time of a meter stand: after the nearest of known time before them by sequence, where there is
    /// none before the nearest one after them, else last. `first` is the offset of the first one that comes last.
    static func unknown(of device: Int64, last first: Int, _ connection: Connection) throws -> [Int64: ReadingPosition] {
        let rows = try connection.query(
            """
            SELECT r.key, r.place, r.measured_at FROM readings_records c JOIN readings_readings r ON r.key = c.reading
            WHERE c.device = ? AND r.deleted_at IS NULL ORDER BY c.epoch, c.sequence, c.reading
            """,
            [.integer(device)]
        ) { (key: try $0.int64(0), place: try $0.int64(1), measuredAt: try $0.optionalInt(2)) }
        var positions: [Int64: ReadingPosition] = [:]
        var before: Known?
        var leading: [Int64] = []
        var offset = 0
        for row in rows {
            if let measuredAt = row.measuredAt {
                let known = Known(measuredAt: measuredAt, place: row.place, key: row.key)
                for (index, key) in leading.enumerated() { positions[key] = ReadingPosition(known, offset: index - leading.count) }
                leading = []
                before = known
                offset = 0
            } else if let before {
                offset += 1
                positions[row.key] = ReadingPosition(before, offset: offset)
            } else {
                leading.append(row.key)
            }
        }
        for (index, key) in leading.enumerated() { positions[key] = ReadingPosition(nil, offset: first + index) }
        return positions
    }
}
