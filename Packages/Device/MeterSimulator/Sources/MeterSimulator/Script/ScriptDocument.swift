import Bluetooth
import Common
import Domain

/// A script as it is written; keys whose value is the default are left out.
struct ScriptDocument: Encodable {
    private let script: MeterScript

    init(_ script: MeterScript) {
        self.script = script
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: ScriptKey.self)
        let pace = Int(script.pace / .milliseconds(1))
        if pace > 0 { try container.encode(pace, forKey: "pace_ms") }
        try container.encode(script.meters.map(Meter.init), forKey: "meters")
    }

    private struct Meter: Encodable {
        let meter: ScriptedMeter

        init(_ meter: ScriptedMeter) {
            self.meter = meter
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: ScriptKey.self)
            try container.encode(meter.address.description, forKey: "address")
            let texts = [
                "name": meter.name, "manufacturer": meter.manufacturer, "model": meter.model, "serial": meter.serial,
                "firmware": meter.firmware, "feature": meter.feature?.hex,
            ]
            for (key, text) in texts { try container.encodeIfPresent(text, forKey: ScriptKey(key)) }
            try container.encodeIfPresent(meter.passkey, forKey: "passkey")
            if !meter.isKnown { try container.encode(false, forKey: "known") }
            if !meter.countsRecords { try container.encode(false, forKey: "counts") }
            switch meter.clock {
            case .standing(let time)?: try container.encode(time.description, forKey: "clock")
            case .ahead(let minutes)?: try container.encode(minutes, forKey: "clock_ahead_minutes")
            case nil: break
            }
            if meter.clock != nil { try container.encode(meter.clockCharacteristic.rawValue, forKey: "clock_characteristic") }
            try container.encode(meter.records.map(Record.init), forKey: "records")
            if !meter.faults.isEmpty { try container.encode(meter.faults.map(Fault.init), forKey: "faults") }
            let operators = meter.unsupportedOperators.map(\.rawValue).sorted()
            if !operators.isEmpty { try container.encode(operators, forKey: "unsupported_operators") }
        }
    }

    private struct Record: Encodable {
        let measurement: String
        let context: String?

        init(_ record: ScriptedRecord) {
            measurement = record.measurement.hex
            context = record.context?.hex
        }
    }

    private struct Fault: Encodable {
        let fault: MeterFault

        init(_ fault: MeterFault) {
            self.fault = fault
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: ScriptKey.self)
            try container.encode(fault.afterNotifications, forKey: "after_notifications")
            try container.encode(fault.kind.name, forKey: "do")
            if let code = fault.kind.code { try container.encode(code, forKey: "code") }
            try container.encode(fault.connections.sorted(), forKey: "connections")
        }
    }
}

extension MeterFault.Kind {
    /// The number that some kinds come with.
    fileprivate var code: UInt8? {
        switch self {
        case .recordAccessError(let code), .attError(let code): code
        default: nil
        }
    }
}
