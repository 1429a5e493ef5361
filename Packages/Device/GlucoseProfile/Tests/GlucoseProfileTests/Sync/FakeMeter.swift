import Domain
import GlucoseProfile

/// A meter's memory and what it understands; answers requests as the Glucose Service says.
struct FakeMeter {
    struct Record: Equatable {
        var measurement: GlucoseMeasurement
        var context: GlucoseMeasurementContext?
    }

    var records: [Record] = []
    var supportsCount = true
    var supportsGreaterOrEqual = true
    var supportsLast = true
    var refusal = RecordAccessResponseCode.operatorNotSupported
    /// Reports everything, whatever the filter.
    var ignoresFilter = false
    var abortAnswer = RecordAccessResponseCode.success

    /// Minutes that the internal clock has run.
    var clock = 0

    /// A memory of records a minute apart, numbered from `first`, every third one with a context.
    init(_ count: Int = 0, first: Int = 0, day: UInt8 = 1) {
        for index in 0..<count {
            add(sequence: first + index, day: day)
        }
    }

    mutating func add(sequence: Int, day: UInt8 = 1, value: Int? = nil) {
        let minute = clock
        clock += 1
        let time = MeterDateTime(
            year: 2026, month: 3, day: day, hours: UInt8(minute / 60 % 24), minutes: UInt8(minute % 60), seconds: UInt8(minute / 1440 % 60))
        let number = UInt16(truncatingIfNeeded: sequence)
        let raw = ShortFloat(mantissa: value ?? 80 + sequence % 100, exponent: -5) ?? .notANumber
        let hasContext = sequence % 3 == 0
        let measurement = GlucoseMeasurement(
            sequence: number, baseTime: time, timeOffset: .minutes(60),
            concentration: .init(value: raw, type: .capillaryPlasma, location: .finger), status: [], contextFollows: hasContext)
        records.append(
            Record(measurement: measurement, context: hasContext ? GlucoseMeasurementContext(sequence: number, meal: .fasting) : nil))
    }

    /// Numbers the records from the newest, as TaiDoc meters do.
    mutating func renumberFromNewest() {
        for index in records.indices {
            records[index].measurement.sequence = UInt16(records.count - 1 - index)
            records[index].context = nil
            records[index].measurement.contextFollows = false
        }
    }

    var identities: Set<[UInt8]> { Set(records.map(\.measurement.identity)) }

    /// Everything that the meter sends after a request was written.
    func answer(to bytes: [UInt8]) -> [SyncEvent] {
        let request: RecordAccessRequest
        do {
            request = try RecordAccessRequest(decoding: bytes)
        } catch {
            return [.indication(.response(requestOpCode: error.requestOpCode, code: error.code))]
        }
        switch request {
        case .abort: return [.indication(.response(to: .abort, abortAnswer))]
        case .delete: return [.indication(.response(to: .deleteStoredRecords, .opCodeNotSupported))]
        case .count(let selection):
            guard supportsCount else { return [.indication(.response(to: .reportNumberOfRecords, .opCodeNotSupported))] }
            guard let chosen = chosen(selection) else { return [.indication(.response(to: .reportNumberOfRecords, refusal))] }
            return [.indication(.count(chosen.count))]
        case .report(let selection):
            guard let chosen = chosen(selection) else { return [.indication(.response(to: .reportStoredRecords, refusal))] }
            return chosen.flatMap(\.notifications) + [
                .indication(.response(to: .reportStoredRecords, chosen.isEmpty ? .noRecordsFound : .success))
            ]
        }
    }

    private func chosen(_ selection: RecordSelection) -> [Record]? {
        switch selection {
        case .all: return records
        case .last: return supportsLast ? Array(records.suffix(1)) : nil
        case .greaterOrEqual(.sequence(let bound)):
            guard supportsGreaterOrEqual else { return nil }
            return ignoresFilter ? records : records.filter { $0.measurement.sequence >= bound }
        default: return nil
        }
    }
}

extension FakeMeter.Record {
    var notifications: [SyncEvent] {
        [SyncEvent.measurement(measurement.bytes)] + (context.map { [.context($0.bytes)] } ?? [])
    }
}

extension SyncEvent {
    static func measurement(_ bytes: [UInt8]) -> SyncEvent { .received(characteristic: GlucoseUUID.measurement, value: bytes) }
    static func context(_ bytes: [UInt8]) -> SyncEvent { .received(characteristic: GlucoseUUID.measurementContext, value: bytes) }
    static func indication(_ response: RecordAccessResponse) -> SyncEvent { .indication(response.bytes) }
    static func indication(_ bytes: [UInt8]) -> SyncEvent { .received(characteristic: GlucoseUUID.recordAccessControlPoint, value: bytes) }

    var isRecord: Bool {
        guard case .received(let characteristic, _) = self else { return false }
        return characteristic != GlucoseUUID.recordAccessControlPoint
    }
}
