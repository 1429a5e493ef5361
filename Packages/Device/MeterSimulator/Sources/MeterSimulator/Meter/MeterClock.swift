import Bluetooth
import Common
import Domain
import GlucoseProfile

/// A meter's clock as its characteristic shows it and takes it.
struct MeterClock {
    private let characteristic: ScriptedMeter.ClockCharacteristic
    private var setting: ScriptedMeter.Clock

    /// Makes the clock of a meter; nil where it has none to read.
    init?(_ meter: ScriptedMeter) {
        guard let clock = meter.clock else { return nil }
        characteristic = meter.clockCharacteristic
        setting = clock
    }

    /// The value that it reads as.
    func value(_ wallClock: any WallClock) -> [UInt8] {
        let time: CivilDateTime?
        switch setting {
        case .standing(let standing): time = standing
        case .ahead(let minutes): time = CivilDateTime(instant: wallClock.now, in: wallClock.timeZone)?.adding(minutes: minutes)
        }
        guard let time else { return unknown }
        return characteristic == .currentTime ? CurrentTime(time).bytes : MeterDateTime(time).bytes
    }

    /// Sets it. Throws the ATT error of a value that is no time.
    mutating func set(_ bytes: [UInt8], _ wallClock: any WallClock) throws(BluetoothError) {
        guard bytes.count == unknown.count else { throw .att(MeterATTError.invalidAttributeLength) }
        guard let time = (try? MeterDateTime(decoding: bytes))?.civilTime else { throw .att(MeterATTError.valueNotAllowed) }
        switch setting {
        case .standing: setting = .standing(time)
        case .ahead:
            let now = CivilDateTime(instant: wallClock.now, in: wallClock.timeZone)
            setting = .ahead(minutes: now.map { (time.epochSecond - $0.epochSecond) / 60 } ?? 0)
        }
    }

    private var unknown: [UInt8] {
        Array(repeating: 0, count: characteristic == .currentTime ? CurrentTime.length : MeterDateTime.length)
    }
}
