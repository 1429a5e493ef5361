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
    /// Where both bits are set, the number is not used either.
    public var testResult: TestResult {
        result(unit: concentration == nil ? nil : unit.glucoseUnit) { value in
            GlucoseValue(mantissa: value.mantissa, exponent: value.exponent + unit.exponentToShownUnit, unit: unit.glucoseUnit)
                .map(TestResult.glucose)
        }
    }

    /// The result where the record's context says that it is a ketone test: a tenth of the number that a glucose meter would show, in mmol/L.
    ///
    /// A number that no person's blood has (negative, above 100 mmol/L) is no result.
    public var ketoneResult: TestResult {
        result(unit: .millimolesPerLiter) { value in
            let power = value.exponent + unit.exponentToShownUnit + 1
            return KetoneValue(hundredths: Self.scaled(value.mantissa, byPowerOfTen: power)).map(TestResult.ketone)
        }
    }

    /// The result, as ketone where the context says so.
    public func testResult(with context: GlucoseMeasurementContext?) -> TestResult {
        context?.isKetone == true ? ketoneResult : testResult
    }

    private func result(unit: GlucoseUnit?, number: (ShortFloat) -> TestResult?) -> TestResult {
        let bits = status ?? []
        switch (bits.contains(.resultTooHigh), bits.contains(.resultTooLow)) {
        case (true, false): return .high(unit: unit)
        case (false, true): return .low(unit: unit)
        case (true, true), (false, false): break
        }
        guard let value = concentration?.value else { return .none(unit: unit) }
        switch value.special {
        case .positiveInfinity: return .high(unit: unit)
        case .negativeInfinity: return .low(unit: unit)
        case .notANumber, .notAtThisResolution, .reserved: return .none(unit: unit)
        case nil: return bits.isSuperset(of: [.resultTooHigh, .resultTooLow]) ? .none(unit: unit) : number(value) ?? .none(unit: unit)
        }
    }

    /// `mantissa × 10^power`, rounded half away from zero; the power is -2…13 for what fits a ShortFloat.
    private static func scaled(_ mantissa: Int, byPowerOfTen power: Int) -> Int {
        let factor = (0..<power.magnitude).reduce(1) { product, _ in product * 10 }
        guard power < 0 else { return mantissa * factor }
        return (2 * mantissa + mantissa.signum() * factor) / (2 * factor)
    }
}
