internal import Common
internal import Domain

extension GlucoseMeasurementContext {
    private enum Flag {
        static let carbohydrate: UInt8 = 1 << 0
        static let meal: UInt8 = 1 << 1
        static let testerHealth: UInt8 = 1 << 2
        static let exercise: UInt8 = 1 << 3
        static let medication: UInt8 = 1 << 4
        static let litre: UInt8 = 1 << 5
        static let hba1c: UInt8 = 1 << 6
        static let extended: UInt8 = 1 << 7
    }

    /// The shortest frame in bytes: flags and sequence number.
    public static let minimumLength = 3

    /// Decodes a notification; bytes after the last field are kept and mean nothing.
    ///
    /// Throws `FrameError.tooShort` below three bytes and `.truncated` where fewer bytes came than the flags promise.
    public init(decoding frame: [UInt8]) throws(FrameError) {
        guard frame.count >= Self.minimumLength else { throw .tooShort(needed: Self.minimumLength, got: frame.count) }
        let needed = Self.length(flags: frame[0])
        guard frame.count >= needed else { throw .truncated(needed: needed, got: frame.count) }
        do {
            try self.init(complete: frame)
        } catch {
            throw .truncated(needed: error.needed, got: error.got)
        }
    }

    /// The flags byte.
    public var flags: UInt8 {
        (carbohydrate == nil ? 0 : Flag.carbohydrate)
            | (meal == nil ? 0 : Flag.meal)
            | (testerHealth == nil ? 0 : Flag.testerHealth)
            | (exercise == nil ? 0 : Flag.exercise)
            | (medication == nil ? 0 : Flag.medication)
            | (medicationUnit == .litre ? Flag.litre : 0)
            | (hba1c == nil ? 0 : Flag.hba1c)
            | (extendedFlags == nil ? 0 : Flag.extended)
    }

    /// The notification, as it goes over the air.
    public var bytes: [UInt8] {
        var bytes = [flags] + sequence.littleEndianBytes
        if let extendedFlags {
            bytes.append(extendedFlags)
        }
        if let carbohydrate {
            bytes += [carbohydrate.id] + carbohydrate.kilograms.rawValue.littleEndianBytes
        }
        if let meal {
            bytes.append(meal.code)
        }
        if let testerHealth {
            bytes.append(testerHealth.health << 4 | testerHealth.tester & 0x0F)
        }
        if let exercise {
            bytes += exercise.seconds.littleEndianBytes + [exercise.percent]
        }
        if let medication {
            bytes += [medication.id] + medication.amount.rawValue.littleEndianBytes
        }
        if let hba1c {
            bytes += hba1c.rawValue.littleEndianBytes
        }
        return bytes + trailingBytes
    }

    private static func length(flags: UInt8) -> Int {
        let sizes = [
            (Flag.extended, 1), (Flag.carbohydrate, 3), (Flag.meal, 1), (Flag.testerHealth, 1), (Flag.exercise, 3), (Flag.medication, 3),
            (Flag.hba1c, 2),
        ]
        return sizes.reduce(minimumLength) { length, field in flags & field.0 == 0 ? length : length + field.1 }
    }

    private init(complete frame: [UInt8]) throws(ByteReader.OutOfBytes) {
        var reader = ByteReader(frame)
        let flags = try reader.readUInt8()
        self.init(sequence: try reader.readUInt16(), medicationUnit: flags & Flag.litre == 0 ? .kilogram : .litre)
        if flags & Flag.extended != 0 {
            extendedFlags = try reader.readUInt8()
        }
        if flags & Flag.carbohydrate != 0 {
            carbohydrate = Carbohydrate(id: try reader.readUInt8(), kilograms: ShortFloat(rawValue: try reader.readUInt16()))
        }
        if flags & Flag.meal != 0 {
            meal = Meal(code: try reader.readUInt8())
        }
        if flags & Flag.testerHealth != 0 {
            let nibbles = try reader.readUInt8()
            testerHealth = TesterHealth(tester: nibbles & 0x0F, health: nibbles >> 4)
        }
        if flags & Flag.exercise != 0 {
            exercise = Exercise(seconds: try reader.readUInt16(), percent: try reader.readUInt8())
        }
        if flags & Flag.medication != 0 {
            medication = Medication(id: try reader.readUInt8(), amount: ShortFloat(rawValue: try reader.readUInt16()))
        }
        if flags & Flag.hba1c != 0 {
            hba1c = ShortFloat(rawValue: try reader.readUInt16())
        }
        trailingBytes = try reader.readBytes(reader.remaining)
    }
}
