import Domain
import Foundation

/// An entry of Nightscout's API, version 1 (`/api/v1/entries.json`): always mg/dL, milliseconds, and the local offset in `dateString`.
struct NightscoutEntry: Encodable, Hashable, Sendable {
    /// `mbg` for a meter's reading, `sgv` for a sensor's: a meter's value among a sensor's would bend its curve.
    let type: String
    let mbg: Int?
    let sgv: Int?
    let direction: String?
    let date: Int64
    let dateString: String
    let device: String
    let utcOffset: Int

    /// Writes down a reading; nil where an entry cannot say it: ketones, HI and LO, tests without a number, unknown times, control
    /// tests, and numbers that no blood has, for which the server turns down everything that is sent along.
    init?(_ reading: Reading, at moment: ReadingMoments.Moment?, milliseconds: Int) {
        guard let moment, let value = reading.result.glucose, value.isPlausible, !reading.isControl else { return nil }
        let isOfSensor = reading.type == .interstitialFluid
        type = isOfSensor ? "sgv" : "mbg"
        mbg = isOfSensor ? nil : value.milligramsPerDeciliter
        sgv = isOfSensor ? value.milligramsPerDeciliter : nil
        direction = isOfSensor ? "NONE" : nil
        date = Int64(moment.instant.timeIntervalSince1970.rounded()) * 1000 + Int64(milliseconds)
        let fraction = String(1000 + milliseconds).dropFirst()
        dateString = moment.text(fraction: ".\(fraction)")
        device = Self.device(reading.device)
        utcOffset = moment.offsetMinutes
    }

    /// What tells meters apart: of letters, digits and few signs, since names come from outside.
    private static func device(_ identity: DeviceIdentity?) -> String {
        guard let identity else { return "meterbook://manual" }
        let name = identity.serialOrAddress.utf8.prefix(100).map { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): byte
            case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "-"): byte
            default: UInt8(ascii: "-")
            }
        }
        return "meterbook://meter/" + String(decoding: name, as: UTF8.self)
    }
}
