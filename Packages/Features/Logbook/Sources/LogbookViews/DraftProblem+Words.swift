import CommonUI
import Domain
import Logbook
import ViewCore

extension DraftProblem {
    /// What is wrong and how to mend it.
    func words(_ formats: Formats) -> Text {
        switch self {
        case .value(let measure): Text(measure.problem(formats))
        case .decimals(let measure): Text(measure.fractionDigits == 0 ? "problem.wholeNumber" : "problem.oneDecimal")
        case .timeMissing: Text("problem.timeMissing")
        case .timeInFuture: Text("problem.timeInFuture")
        case .tagTooLong: Text(.problemTagTooLong(ReadingTag.maximumLength))
        case .tagMissing: Text("problem.tagMissing")
        case .reasonMissing: Text("problem.reasonMissing")
        case .nothingSelected: Text("problem.nothingSelected")
        case .noTags: Text("problem.noTags")
        }
    }

    /// Whether it is about the number.
    var isAboutValue: Bool {
        switch self {
        case .value, .decimals: true
        case .timeMissing, .timeInFuture, .tagTooLong, .tagMissing, .reasonMissing, .nothingSelected, .noTags: false
        }
    }
    /// Whether it is about the day and time.
    var isAboutTime: Bool { self == .timeMissing || self == .timeInFuture }
    /// Whether it is about the tags.
    var isAboutTags: Bool { self == .tagTooLong || self == .tagMissing }
}

extension Measure {
    /// A number given in units of its last digit.
    func text(_ number: Int, _ formats: Formats) -> String {
        formats.decimal(number, fractionDigits: fractionDigits)
    }

    /// Which numbers it may have.
    fileprivate func problem(_ formats: Formats) -> TextKey {
        let least = text(range.lowerBound, formats)
        let most = text(range.upperBound, formats)
        return self == .ketone
            ? .problemValueKetone(least, most, unit.rawValue) : .problemValueGlucose(least, most, unit.rawValue)
    }

    /// What is measured, and in which unit.
    var title: Text {
        Text(self == .ketone ? .measureKetone(unit.rawValue) : .measureGlucose(unit.rawValue))
    }

    /// What is measured.
    var name: TextKey { self == .ketone ? "form.ketone" : "form.glucose" }
}
