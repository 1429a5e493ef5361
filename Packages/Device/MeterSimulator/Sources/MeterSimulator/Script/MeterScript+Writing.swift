public import Foundation

extension MeterScript {
    /// The script as a file, readable by people; read again it is the same.
    public func file() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(ScriptDocument(self)) + Data("\n".utf8)
    }
}
