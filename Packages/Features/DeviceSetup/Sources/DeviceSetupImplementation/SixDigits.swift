import DeviceSetup

/// Passkeys as people see and type them: six digits.
enum SixDigits {
    /// The digits of a passkey, with the zeros before them.
    static func text(_ passkey: UInt32) -> String {
        let digits = String(passkey)
        return String(repeating: "0", count: max(0, 6 - digits.utf8.count)) + digits
    }

    /// The passkey that was typed, spaces and dashes between its digits or not; nil where it has not six digits.
    static func passkey(_ typed: String) -> UInt32? {
        let digits = typed.unicodeScalars.filter { !$0.properties.isWhitespace && $0.properties.generalCategory != .dashPunctuation }
        guard digits.count == 6 else { return nil }
        var passkey: UInt32 = 0
        for digit in digits {
            guard let value = digit.properties.numericType == .decimal ? digit.properties.numericValue : nil else { return nil }
            passkey = passkey * 10 + UInt32(value)
        }
        return passkey
    }

    /// The PIN that was typed, without spaces around it; nil where it is not 1 to 16 bytes long (BlueZ, `RequestPinCode`).
    static func pin(_ typed: String) -> String? {
        let scalars = typed.unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return nil }
        let pin = String(scalars[first...last])
        return pin.utf8.count <= 16 ? pin : nil
    }
}
