internal import Common

extension RecordAccessRequest {
    /// A request that a meter must refuse: the response that the specification asks for.
    public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
        /// The op code of the request as it came; 0 where there was none.
        public let requestOpCode: UInt8
        /// Why it is refused.
        public let code: RecordAccessResponseCode

        /// English, for logs.
        public var description: String { "record-access request with op code \(requestOpCode) refused: \(code)" }
    }

    /// Decodes what was written, as a meter does. Throws the `Refusal` that the meter answers with.
    public init(decoding bytes: [UInt8]) throws(Refusal) {
        let opCode = bytes.first ?? 0
        func refuse(_ code: RecordAccessResponseCode) -> Refusal { Refusal(requestOpCode: opCode, code: code) }
        let selection: RecordSelection?
        do throws(SelectionProblem) {
            selection = try RecordSelection(decoding: Array(bytes.dropFirst()))
        } catch {
            switch RecordAccessOpCode(rawValue: opCode) {
            case .reportStoredRecords, .deleteStoredRecords, .abort, .reportNumberOfRecords: throw refuse(error.code)
            case .numberOfRecordsResponse, .responseCode, nil: throw refuse(.opCodeNotSupported)
            }
        }
        switch (RecordAccessOpCode(rawValue: opCode), selection) {
        case (.reportStoredRecords, let selection?): self = .report(selection)
        case (.deleteStoredRecords, let selection?): self = .delete(selection)
        case (.reportNumberOfRecords, let selection?): self = .count(selection)
        case (.abort, nil): self = .abort
        case (.reportStoredRecords, nil), (.deleteStoredRecords, nil), (.reportNumberOfRecords, nil), (.abort, .some):
            throw refuse(.invalidOperator)
        case (.numberOfRecordsResponse, _), (.responseCode, _), (nil, _): throw refuse(.opCodeNotSupported)
        }
    }
}

/// What is wrong with a request's operator or operand.
struct SelectionProblem: Error {
    let code: RecordAccessResponseCode
}

extension RecordSelection {
    /// Decodes operator, filter type and operand; nil for the null operator without an operand.
    fileprivate init?(decoding bytes: [UInt8]) throws(SelectionProblem) {
        var reader = ByteReader(bytes)
        guard let operation = try? reader.readUInt8() else { throw SelectionProblem(code: .invalidOperator) }
        switch operation {
        case Operator.null:
            guard reader.remaining == 0 else { throw SelectionProblem(code: .invalidOperand) }
            return nil
        case Operator.all: self = .all
        case Operator.first: self = .first
        case Operator.last: self = .last
        case Operator.lessOrEqual: self = .lessOrEqual(try RecordFilter(from: &reader))
        case Operator.greaterOrEqual: self = .greaterOrEqual(try RecordFilter(from: &reader))
        case Operator.withinRange: self = try Self.range(from: &reader)
        default: throw SelectionProblem(code: .operatorNotSupported)
        }
        guard reader.remaining == 0 else { throw SelectionProblem(code: .invalidOperand) }
    }

    private static func range(from reader: inout ByteReader) throws(SelectionProblem) -> RecordSelection {
        switch try RecordFilter(from: &reader) {
        case .sequence(let from):
            guard let through = try? reader.readUInt16(), from <= through else { throw SelectionProblem(code: .invalidOperand) }
            return .sequences(from: from, through: through)
        case .time(let from):
            guard let through = try? MeterDateTime(from: &reader) else { throw SelectionProblem(code: .invalidOperand) }
            return .times(from: from, through: through)
        }
    }
}

extension RecordFilter {
    fileprivate init(from reader: inout ByteReader) throws(SelectionProblem) {
        guard let type = try? reader.readUInt8() else { throw SelectionProblem(code: .invalidOperand) }
        switch type {
        case Self.sequenceType:
            guard let number = try? reader.readUInt16() else { throw SelectionProblem(code: .invalidOperand) }
            self = .sequence(number)
        case Self.timeType:
            guard let time = try? MeterDateTime(from: &reader) else { throw SelectionProblem(code: .invalidOperand) }
            self = .time(time)
        default: throw SelectionProblem(code: .operandNotSupported)
        }
    }
}
