import GlucoseProfile

/// What a meter still has to send in a procedure.
struct Transfer {
    /// One packet.
    struct Packet: Equatable {
        /// What it is a value of.
        enum Kind {
            case measurement, context, indication
        }

        let kind: Kind
        var value: [UInt8]

        var isNotification: Bool { kind != .indication }
    }

    /// Whether records are being reported, so that a code can end the report.
    let isReport: Bool
    private var packets: [Packet]
    private var position = 0

    /// A report of records and the indication that ends it; contexts only where they are subscribed to.
    static func report(_ entries: [RecordMemory.Entry], contexts: Bool) -> Transfer {
        var packets: [Packet] = []
        packets.reserveCapacity(entries.count + 1)
        for entry in entries {
            packets.append(Packet(kind: .measurement, value: entry.record.measurement))
            if contexts, let context = entry.record.context { packets.append(Packet(kind: .context, value: context)) }
        }
        let code = entries.isEmpty ? RecordAccessResponseCode.noRecordsFound : .success
        return Transfer(isReport: true, packets: packets + [indication(.response(to: .reportStoredRecords, code))])
    }

    /// A response alone.
    static func answer(_ response: RecordAccessResponse) -> Transfer {
        Transfer(isReport: false, packets: [indication(response)])
    }

    private init(isReport: Bool, packets: [Packet]) {
        self.isReport = isReport
        self.packets = packets
    }

    /// What comes next; nil at the end.
    var next: Packet? { position < packets.count ? packets[position] : nil }

    /// Whether the response has been sent, even where a late record follows.
    var isAnswered: Bool { !packets[position...].contains { !$0.isNotification } }

    /// Takes what comes next.
    mutating func takeNext() -> Packet? {
        defer { position = min(position + 1, packets.count) }
        return next
    }

    /// Whether a fault has something to act on now.
    func allows(_ fault: MeterFault.Kind) -> Bool {
        switch fault {
        case .disconnect, .silence: true
        case .duplicate, .truncate, .reorder: next?.isNotification == true
        case .recordAccessError: isReport && !isAnswered
        case .attError, .notPaired: false
        }
    }

    mutating func duplicateNext() {
        packets.insert(packets[position], at: position)
    }

    mutating func truncateNext() {
        packets[position].value = Array(packets[position].value.prefix(packets[position].value.count / 2))
    }

    mutating func swapNextTwo() {
        guard position + 1 < packets.count else { return }
        packets.swapAt(position, position + 1)
    }

    mutating func endReport(_ code: UInt8) {
        let response = RecordAccessResponse.response(to: .reportStoredRecords, RecordAccessResponseCode(code: code))
        packets = [Self.indication(response)]
        position = 0
    }

    private static func indication(_ response: RecordAccessResponse) -> Packet {
        Packet(kind: .indication, value: response.bytes)
    }
}
