/// What a meter indicates on the Record Access Control Point (0x2A52).
public enum RecordAccessResponse: Hashable, Sendable {
    /// The number of stored records that match.
    case count(Int)
    /// How the procedure of a request ended; the op code as it came, because meters send wrong ones.
    case response(requestOpCode: UInt8, code: RecordAccessResponseCode)

    /// Decodes an indication; a count may have 1, 2 (as specified) or 4 bytes, and bytes after a response code are ignored.
    ///
    /// Throws `FrameError`: `.tooShort`, `.notAResponse`, `.operatorNotNull`, `.wrongOperandLength`.
    public init(decoding bytes: [UInt8]) throws(FrameError) {
        guard bytes.count >= 2 else { throw .tooShort(needed: 2, got: bytes.count) }
        let opCode = RecordAccessOpCode(rawValue: bytes[0])
        guard opCode == .numberOfRecordsResponse || opCode == .responseCode else { throw .notAResponse(opCode: bytes[0]) }
        guard bytes[1] == RecordSelection.Operator.null else { throw .operatorNotNull(bytes[1]) }
        let operand = bytes.dropFirst(2)
        if opCode == .numberOfRecordsResponse {
            guard [1, 2, 4].contains(operand.count) else { throw .wrongOperandLength(operand.count) }
            self = .count(operand.reversed().reduce(0) { $0 << 8 | Int($1) })
        } else {
            guard operand.count >= 2 else { throw .tooShort(needed: 4, got: bytes.count) }
            self = .response(requestOpCode: bytes[2], code: RecordAccessResponseCode(code: bytes[3]))
        }
    }

    /// The response to a request.
    public static func response(to request: RecordAccessOpCode, _ code: RecordAccessResponseCode) -> RecordAccessResponse {
        .response(requestOpCode: request.rawValue, code: code)
    }

    /// The bytes, as they go over the air; a count above 65535 or below 0 is sent as the nearest that fits.
    public var bytes: [UInt8] {
        switch self {
        case .count(let count):
            [RecordAccessOpCode.numberOfRecordsResponse.rawValue, RecordSelection.Operator.null] + UInt16(clamping: count).littleEndianBytes
        case .response(let requestOpCode, let code):
            [RecordAccessOpCode.responseCode.rawValue, RecordSelection.Operator.null, requestOpCode, code.code]
        }
    }
}
