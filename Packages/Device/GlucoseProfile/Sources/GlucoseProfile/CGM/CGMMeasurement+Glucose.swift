import Domain

/// A sensor's records as a meter's, so that one procedure, one identity and one store serve both. The minutes since the session began are the
/// sequence number and the moment is the base time, so that a new session is to the sync what a meter's reset is.
extension CGMMeasurement.Frame {
    /// The record as a Glucose Measurement (0x2A18), its own bytes behind it; a frame that cannot be decoded either where this one cannot.
    public func glucoseFrame(sessionStart: MeterDateTime?) -> [UInt8] {
        switch result {
        case .success(let record): record.glucoseMeasurement(sessionStart: sessionStart, tail: bytes).bytes
        case .failure: unreadable
        }
    }

    /// Flags that promise 17 bytes and fewer of them: the minutes where there are any, then all else.
    private var unreadable: [UInt8] {
        guard bytes.count >= CGMMeasurement.minimumLength else { return [0x0F] + bytes }
        return [0x0F] + bytes[4..<6] + (bytes[1..<4] + bytes[6...]).prefix(13)
    }
}

extension CGMMeasurement {
    fileprivate func glucoseMeasurement(sessionStart: MeterDateTime?, tail: [UInt8]) -> GlucoseMeasurement {
        let unknown = MeterDateTime(year: 0, month: 0, day: 0, hours: 0, minutes: 0, seconds: 0)
        let time = sessionStart?.civilTime?.adding(minutes: Int(timeOffset))
        return GlucoseMeasurement(
            sequence: timeOffset, baseTime: time.map { MeterDateTime($0) } ?? unknown,
            concentration: .init(value: kilogramsPerLiter, type: .interstitialFluid, location: .notAvailable), status: sensorStatus,
            trailingBytes: tail)
    }

    /// mg/dL are 10^-5 kg/L; a number so small that this cannot be said is none.
    private var kilogramsPerLiter: ShortFloat {
        guard glucose.special == nil else { return glucose }
        return ShortFloat(mantissa: glucose.mantissa, exponent: glucose.exponent - 5) ?? .notANumber
    }

    /// The warnings of the sensor that a meter has too; nil where none was sent.
    private var sensorStatus: SensorStatus? {
        guard let warning else { return nil }
        var status: SensorStatus = []
        if warning & 1 << 6 != 0 { status.insert(.resultTooLow) }
        if warning & 1 << 7 != 0 { status.insert(.resultTooHigh) }
        return status
    }
}
