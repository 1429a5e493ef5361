/// What comes from the meter.
extension GlucoseSync {
    mutating func received(_ value: [UInt8], from characteristic: UInt16) -> [SyncAction] {
        switch characteristic {
        case GlucoseUUID.measurement: received(record: value, isMeasurement: true) { $0.measurement(value) }
        case GlucoseUUID.measurementContext: received(record: value, isMeasurement: false) { $0.context(value) }
        // An indication that is no response says nothing; the timer ends the wait.
        case GlucoseUUID.recordAccessControlPoint: (try? RecordAccessResponse(decoding: value)).map { received($0) } ?? []
        default: []
        }
    }

    private mutating func received(record value: [UInt8], isMeasurement: Bool, take: (inout GlucoseSync) -> SyncItem?) -> [SyncAction] {
        frames += 1
        var actions: [SyncAction] = []
        if let item = take(&self) {
            actions.append(.store(item))
        }
        guard phase != .finished else { return actions }
        guard frames < Self.maximumFrames else { return actions + finish(.incomplete(.endless)) }
        if case .running(let procedure) = phase {
            if isMeasurement, procedure.showsProgress {
                actions.append(progress)
            }
            if procedure.isReport {
                actions.append(.armTimer(Self.procedureTimeout))
            }
        }
        return actions
    }

    private mutating func measurement(_ value: [UInt8]) -> SyncItem? {
        do throws(FrameError) {
            let measurement = try GlucoseMeasurement(decoding: value)
            tally.add(measurement)
            return book.take(measurement, value, epoch: epoch)
        } catch {
            let sequence = Self.sequence(of: value)
            tally.addUnreadableMeasurement(sequence: sequence)
            return unreadable(value, from: GlucoseUUID.measurement, error)
        }
    }

    private mutating func context(_ value: [UInt8]) -> SyncItem? {
        tally.addContext()
        do throws(FrameError) {
            return book.take(try GlucoseMeasurementContext(decoding: value), value, epoch: epoch)
        } catch {
            return unreadable(value, from: GlucoseUUID.measurementContext, error)
        }
    }

    private mutating func unreadable(_ value: [UInt8], from characteristic: UInt16, _ error: FrameError) -> SyncItem? {
        book.takeUnreadable(value, from: characteristic, error, sequence: Self.sequence(of: value))
    }

    var progress: SyncAction {
        let received = tally.records
        return .progress(received: received, expected: expected.map { max($0, received) })
    }

    /// The sequence number of a frame that could not be decoded, where it reaches that far.
    private static func sequence(of value: [UInt8]) -> UInt16? {
        value.count < 3 ? nil : UInt16(value[1]) | UInt16(value[2]) << 8
    }
}
