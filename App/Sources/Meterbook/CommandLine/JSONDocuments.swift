import Common
import Domain
import Foundation
import ReadingStore

/// What `meterbook readings --format json` prints.
struct ReadingDocument: Encodable {
    /// The version of the document's shape.
    let schema = 1
    /// The readings, oldest first.
    let readings: [ReadingRow]
    /// The frames that nobody could read.
    let unreadable: [UnreadableRow]

    private enum CodingKeys: String, CodingKey {
        case schema, readings, unreadable
    }
}

/// A frame that could not be decoded.
struct UnreadableRow: Encodable {
    let deviceSerial: String
    let raw: String
    let reason: String

    /// Writes down a frame.
    init(_ record: UnreadableRecord) {
        deviceSerial = record.device.serialOrAddress
        raw = record.frame.bytes.hex
        reason = record.frame.reason.description
    }

    private enum CodingKeys: String, CodingKey {
        case deviceSerial = "device_serial"
        case raw, reason
    }
}

/// What `meterbook devices list --format json` prints.
struct DeviceDocument: Encodable {
    /// One meter.
    struct Row: Encodable {
        let id: String
        let address: String
        let name: String
        let manufacturer: String?
        let model: String?
        let serial: String?
        let simulated: Bool
        let lastSync: Date?

        private enum CodingKeys: String, CodingKey {
            case id, address, name, manufacturer, model, serial, simulated
            case lastSync = "last_sync"
        }
    }

    /// The version of the document's shape.
    let schema = 1
    /// The meters, in the order in which they were added.
    let devices: [Row]

    /// Writes down the meters.
    init(devices: [StoredDevice]) {
        self.devices = devices.map { device in
            Row(
                id: device.id.rawValue, address: device.identity.address, name: device.identity.name,
                manufacturer: device.identity.manufacturer, model: device.identity.model, serial: device.identity.serial,
                simulated: device.isSimulated, lastSync: device.lastSync?.endedAt)
        }
    }

    private enum CodingKeys: String, CodingKey {
        case schema, devices
    }
}

extension Encodable {
    /// The document as JSON, readable by people and the same in every run, with a line break at its end.
    func bytes() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }
}
