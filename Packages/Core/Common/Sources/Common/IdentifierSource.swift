public import Foundation

/// Where new identifiers come from, so that tests can know them beforehand.
public protocol IdentifierSource: Sendable {
    /// An identifier that was never given before.
    func next() -> UUID
}

/// Random version 4 UUIDs (RFC 9562).
public struct RandomIdentifierSource: IdentifierSource {
    /// Makes the random source.
    public init() {}

    /// A random identifier.
    public func next() -> UUID { UUID() }
}

/// 00000000-0000-0000-0000-000000000001, …2 and so on: the same in every run.
public final class SequentialIdentifierSource: IdentifierSource {
    private let counter = Locked<UInt64>(0)

    /// Makes a source that begins at 1.
    public init() {}

    /// The next number as an identifier.
    public func next() -> UUID {
        let number = counter.withLock { value in
            value += 1
            return value
        }
        var bytes = [UInt8](repeating: 0, count: 8)
        for shift in 0..<8 { bytes[7 - shift] = UInt8(truncatingIfNeeded: number >> (8 * UInt64(shift))) }
        return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]))
    }
}
