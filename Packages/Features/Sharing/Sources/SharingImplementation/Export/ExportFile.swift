import Domain

/// A file that is written bit by bit.
protocol ExportFile: Sendable {
    /// How it begins.
    mutating func beginning() throws -> [UInt8]
    /// Some readings, which follow those before.
    mutating func bytes(of readings: [Reading]) throws -> [UInt8]
    /// How it ends.
    mutating func ending() throws -> [UInt8]
}
