import ViewCore

nonisolated extension Traits {
    /// The name of the cookie that tells what the last page reported.
    static let cookieName = "live-traits"

    /// Reads what a page reports: a digit each, 0 or 1, for a narrow screen, dark ground, more contrast and little motion, then the size of text
    /// in percent of the usual, as in `0100125`. Nil where it is anything else.
    init?(report: String) {
        let bytes = Array(report.utf8)
        guard (5...7).contains(bytes.count), bytes.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        guard bytes[..<4].allSatisfy({ $0 <= UInt8(ascii: "1") }), let percent = Int(String(decoding: bytes[4...], as: UTF8.self)) else {
            return nil
        }
        let isSet = bytes[..<4].map { $0 == UInt8(ascii: "1") }
        self.init()
        horizontalSizeClass = isSet[0] ? .compact : .regular
        colorScheme = isSet[1] ? .dark : .light
        colorSchemeContrast = isSet[2] ? .increased : .standard
        reducesMotion = isSet[3]
        textScale = min(max(Double(percent) / 100, 0.5), 4)
    }

    /// What a page would report.
    var report: String {
        let flags = [horizontalSizeClass == .compact, colorScheme == .dark, colorSchemeContrast == .increased, reducesMotion]
        return flags.map { $0 ? "1" : "0" }.joined() + String(Int((textScale * 100).rounded()))
    }
}
