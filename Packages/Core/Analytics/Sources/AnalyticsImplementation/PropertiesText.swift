import Analytics
import Foundation

/// How the properties of an event stand in the database: a JSON object of texts, whole numbers and booleans, names in order.
enum PropertiesText {
    private enum Value: Codable {
        case text(String)
        case number(Int)
        case flag(Bool)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let flag = try? container.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? container.decode(Int.self) {
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let text): try container.encode(text)
            case .number(let number): try container.encode(number)
            case .flag(let flag): try container.encode(flag)
            }
        }
    }

    /// The longest text that is kept, in characters.
    static let longestText = 100

    static func encode(_ properties: [String: AnalyticsValue]) -> String {
        let values = properties.mapValues { property -> Value in
            switch property {
            case .text(let text): .text(String(text.prefix(longestText)))
            case .number(let number): .number(number)
            case .flag(let flag): .flag(flag)
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // Texts, whole numbers and booleans can always be written.
        return (try? encoder.encode(values)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    /// Reads properties; what another version wrote and this one cannot read is left out as a whole.
    static func decode(_ text: String) -> [String: AnalyticsValue] {
        guard let values = try? JSONDecoder().decode([String: Value].self, from: Data(text.utf8)) else { return [:] }
        return values.mapValues { value in
            switch value {
            case .text(let text): .text(text)
            case .number(let number): .number(number)
            case .flag(let flag): .flag(flag)
            }
        }
    }
}
