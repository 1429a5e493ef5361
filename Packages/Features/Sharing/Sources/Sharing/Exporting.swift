/// Writes readings into files that other programs read.
///
/// Every function throws `SharingError`.
public protocol Exporting: Sendable {
    /// How many readings a file would be made of. Those that its format cannot carry are counted too.
    func count(_ request: ExportRequest) async throws -> Int
    /// The file, bit by bit as it is asked for: a million readings take no more memory than a thousand. Its reading ends with `SharingError`
    /// where the store fails in the middle; what came is then no whole file.
    func export(_ request: ExportRequest) async throws -> AsyncThrowingStream<[UInt8], any Error>
}
