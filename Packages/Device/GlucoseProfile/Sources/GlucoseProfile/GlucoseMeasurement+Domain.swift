public import Domain

extension GlucoseMeasurement {
    /// The user-facing local time, base time plus offset; nil where a part is unknown or impossible or the offset over- or underran.
    public var civilTime: CivilDateTime? {
        guard let base = baseTime.civilTime else { return nil }
        switch timeOffset {
        case nil: return base
        case .minutes(let minutes): return base.adding(minutes: Int(minutes))
        case .overrun, .underrun: return nil
        }
    }

    /// The result as glucose: the status bits for "too high" and "too low" win over any number, then the special values, then the number.
    ///
    /// Where both bits are set, the number is not used either. What a context makes of it, which may come later, is for whoever keeps it.
    public var testResult: TestResult {
        let shownUnit = concentration == nil ? nil : unit.glucoseUnit
        let bits = status ?? []
        switch (bits.contains(.resultTooHigh), bits.contains(.resultTooLow)) {
        case (true, false): return .high(unit: shownUnit)
        case (false, true): return .low(unit: shownUnit)
        case (true, true), (false, false): break
        }
        guard let value = concentration?.value else { return .none(unit: shownUnit) }
        switch value.special {
        case .positiveInfinity: return .high(unit: shownUnit)
        case .negativeInfinity: return .low(unit: shownUnit)
        case .notANumber, .notAtThisResolution, .reserved: return .none(unit: shownUnit)
        case nil:
            guard !bits.isSuperset(of: [.resultTooHigh, .resultTooLow]) else { return .none(unit: shownUnit) }
            return GlucoseValue(mantissa: value.mantissa, exponent: value.exponent + unit.exponentToShownUnit, unit: unit.glucoseUnit)
                .map(TestResult.glucose) ?? .none(unit: shownUnit)
        }
    }
}
