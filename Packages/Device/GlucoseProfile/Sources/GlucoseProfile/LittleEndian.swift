extension UInt16 {
    /// The two bytes as they go over the air, the low one first.
    var littleEndianBytes: [UInt8] { [UInt8(truncatingIfNeeded: self), UInt8(truncatingIfNeeded: self >> 8)] }
}
