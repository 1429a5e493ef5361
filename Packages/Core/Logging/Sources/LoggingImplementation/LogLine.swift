import Foundation
import Logging

/// Writes an event as one line of JSON.
struct LogLine {
    private static let longestText = 300

    let hasPriority: Bool

    /// The line's bytes, its line break included; printable ASCII apart from that, whatever the texts hold.
    func bytes(of event: LogEvent, at time: Date) -> [UInt8] {
        var bytes: [UInt8] = []
        if hasPriority { bytes += Array("<\(event.level.rawValue)>".utf8) }
        bytes += Array("{\"time\":\"\(Self.text(of: time))\",\"level\":\"\(event.level.name)\",\"message\":".utf8)
        Self.append(event.message.description, to: &bytes)
        for field in event.fields {
            bytes.append(UInt8(ascii: ","))
            // Apart from the three names above, so that a field can never stand for one of them.
            Self.append(Self.reserved.contains(field.name.description) ? "\(field.name)_" : field.name.description, to: &bytes)
            bytes.append(UInt8(ascii: ":"))
            Self.append(field.value, to: &bytes)
        }
        return bytes + Array("}\n".utf8)
    }

    private static let reserved: Set<String> = ["time", "level", "message"]

    private static func text(of time: Date) -> String {
        time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    private static func append(_ value: LogValue, to bytes: inout [UInt8]) {
        switch value {
        case .word(let word): append(word.description, to: &bytes)
        case .count(let count): bytes += Array(String(count).utf8)
        case .flag(let flag): bytes += Array((flag ? "true" : "false").utf8)
        case .duration(let duration): bytes += Array(seconds(duration).utf8)
        case .outside(let text): append(text, to: &bytes)
        }
    }

    /// Seconds with three decimals, cut off and not rounded; integers only, so that no locale and no float comes in.
    private static func seconds(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let isNegative = seconds < 0 || attoseconds < 0
        let thousandths = String(abs(attoseconds) / 1_000_000_000_000_000 + 1000).dropFirst()
        return "\(isNegative ? "-" : "")\(seconds.magnitude).\(thousandths)"
    }

    /// A JSON string. Everything beyond printable ASCII is escaped: control characters would break lines and move cursors, and
    /// bidirectional marks reorder what a reader sees.
    private static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        var count = 0
        for scalar in text.unicodeScalars {
            count += 1
            guard count <= longestText else {
                bytes += Array("\\u2026".utf8)
                break
            }
            append(scalar, to: &bytes)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar {
        case "\"", "\\":
            bytes += [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: scalar.value)]
        case " "..."~":
            bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        default:
            for unit in String(scalar).utf16 {
                let digits = String(unit, radix: 16)
                bytes += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
            }
        }
    }
}
