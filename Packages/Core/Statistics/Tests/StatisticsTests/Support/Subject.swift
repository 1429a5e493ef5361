import Domain
import Foundation
import Statistics
import Testing

/// A sample at a time such as `2025-03-01T07:00:00`.
func sample(_ time: String, _ result: TestResult, meal: Meal? = nil) throws -> Sample {
    Sample(second: try #require(CivilDateTime(time)).epochSecond, result: result, meal: meal)
}

/// A number of mg/dL as a result.
func milligrams(_ value: Int32) -> TestResult { .glucose(.milligramsPerDeciliter(value)) }

/// A day such as `2025-03-01`.
func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

/// The samples of a fixture with the columns id, time and glucose in mg/dL.
func samples(of file: String) throws -> [Sample] {
    try rows(of: file).map { columns in
        try sample(columns[1].replacing(" ", with: "T"), milligrams(try #require(Int32(columns[2]))))
    }
}

/// The rows of a fixture by their columns, without the first, which names them.
func rows(of file: String) throws -> [[String]] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../Fixtures/\(file)")
    return try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst().map { row in
        row.split(separator: ",").map(String.init)
    }
}

/// Whether two numbers agree but for a billionth of their size.
func agree(_ left: Double?, _ right: Double?, within tolerance: Double = 1e-9) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return abs(left - right) <= tolerance * max(1, abs(left), abs(right))
}
