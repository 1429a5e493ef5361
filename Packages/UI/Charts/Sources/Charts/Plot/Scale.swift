import CommonUI
import Domain

/// The vertical axis of glucose in the unit that is shown, with ticks on numbers that people know: 50, 100, 150 mg/dL; 5, 10, 15 mmol/L.
nonisolated struct GlucoseScale: Hashable {
    let unit: GlucoseUnit
    /// The number at the top, in the unit.
    let top: Double
    private let step: Double

    /// A scale with room for numbers in mg/dL, at least to 200 mg/dL or 12 mmol/L.
    init(_ numbers: some Sequence<Double>, unit: GlucoseUnit) {
        let highest = unit.number(of: numbers.max() ?? 0)
        let (least, fine, coarse, limit) = unit == .milligramsPerDeciliter ? (200.0, 50.0, 100.0, 400.0) : (12.0, 3.0, 5.0, 21.0)
        let wanted = max(highest, least)
        step = wanted > limit ? coarse : fine
        top = (wanted / step).rounded(.up) * step
        self.unit = unit
    }

    /// The height of a number in mg/dL, 0…1.
    func height(_ number: Double) -> Double {
        min(max(unit.number(of: number) / top, 0), 1)
    }

    /// The ticks as the language writes them.
    func ticks(_ formats: Formats) -> [Plot.Tick] {
        stride(from: 0, through: top, by: step).map { Plot.Tick(place: $0 / top, text: formats.number(Int($0))) }
    }

    /// The target range of a person, with its limits.
    func target(_ targets: TargetSet, _ formats: Formats) -> Plot.Mark {
        let limits = targets.limits(in: unit)
        let divisor = unit == .milligramsPerDeciliter ? 1.0 : 10.0
        let digits = unit == .milligramsPerDeciliter ? 0 : 1
        return .target(
            from: min(1, Double(limits.low) / divisor / top), to: min(1, Double(limits.high) / divisor / top),
            low: formats.decimal(limits.low, fractionDigits: digits), high: formats.decimal(limits.high, fractionDigits: digits))
    }
}

extension GlucoseUnit {
    /// A number of mg/dL in this unit, by the factor 18.01559.
    nonisolated func number(of milligramsPerDeciliter: Double) -> Double {
        self == .milligramsPerDeciliter ? milligramsPerDeciliter : milligramsPerDeciliter / 18.01559
    }
}

/// An axis of counts, with ticks on 1, 2 or 5 times a power of ten.
nonisolated struct CountScale: Hashable {
    let top: Int
    private let step: Int

    /// A scale with room for a count.
    init(_ highest: Int) {
        let wanted = max(highest, 4)
        var step = 1
        while wanted / step > 5 { step = step.description.hasPrefix("2") ? step / 2 * 5 : step * 2 }
        self.step = step
        top = (wanted + step - 1) / step * step
    }

    /// The height of a count, 0…1.
    func height(_ count: Int) -> Double { Double(count) / Double(top) }

    /// The ticks as the language writes them.
    func ticks(_ formats: Formats) -> [Plot.Tick] {
        stride(from: 0, through: top, by: step).map { Plot.Tick(place: Double($0) / Double(top), text: formats.number($0)) }
    }
}
