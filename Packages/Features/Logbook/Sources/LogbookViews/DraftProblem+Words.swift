import CommonUI
import Domain
import Logbook
import ViewCore

extension DraftProblem {
    /// What is wrong and how to mend it.
    func words(_ formats: Formats) -> Text {
        switch self {
        case .value(let measure):
            Text(
                measure == .ketone ? "problem.value.ketone" : "problem.value.glucose",
                arguments: .string(measure.text(measure.range.lowerBound, formats)),
                .string(measure.text(measure.range.upperBound, formats)), .string(measure.unit.rawValue))
        case .decimals(let measure): Text(measure.fractionDigits == 0 ? "problem.wholeNumber" : "problem.oneDecimal")
        case .timeMissing: Text("problem.timeMissing")
        case .timeInFuture: Text("problem.timeInFuture")
        case .tagTooLong: Text("problem.tagTooLong", arguments: .int(ReadingTag.maximumLength))
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

    /// What is measured, and in which unit.
    var title: Text {
        Text(self == .ketone ? "measure.ketone" : "measure.glucose", arguments: .string(unit.rawValue))
    }

    /// What is measured.
    var name: TextKey { self == .ketone ? "form.ketone" : "form.glucose" }
}
