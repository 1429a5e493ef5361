public import Domain

/// A Glucose Measurement Context (0x2A34): what a meter knows about the circumstances of the record with the same sequence number.
public struct GlucoseMeasurementContext: Hashable, Sendable {
    /// Carbohydrates of a meal.
    public struct Carbohydrate: Hashable, Sendable {
        /// 1 breakfast, 2 lunch, 3 dinner, 4 snack, 5 drink, 6 supper, 7 brunch.
        public var id: UInt8
        /// The amount in kilograms.
        public var kilograms: ShortFloat

        /// Makes an entry.
        public init(id: UInt8, kilograms: ShortFloat) {
            self.id = id
            self.kilograms = kilograms
        }
    }

    /// Who tested, and the person's health.
    public struct TesterHealth: Hashable, Sendable {
        /// 1 self, 2 health care professional, 3 laboratory, 15 not available; 0…15.
        public var tester: UInt8
        /// 1 minor issues, 2 major issues, 3 during menses, 4 under stress, 5 none, 15 not available; 0…15.
        public var health: UInt8

        /// Makes an entry; only the low four bits of each count.
        public init(tester: UInt8, health: UInt8) {
            self.tester = tester & 0x0F
            self.health = health & 0x0F
        }
    }

    /// Exercise.
    public struct Exercise: Hashable, Sendable {
        /// The duration in seconds; 65535 is longer than the field can hold.
        public var seconds: UInt16
        /// The intensity in percent.
        public var percent: UInt8

        /// Makes an entry.
        public init(seconds: UInt16, percent: UInt8) {
            self.seconds = seconds
            self.percent = percent
        }

        /// Whether it lasted longer than the field can hold.
        public var isOverrun: Bool { seconds == .max }
    }

    /// A medication.
    public struct Medication: Hashable, Sendable {
        /// What the amount is counted in.
        public enum Unit: Hashable, Sendable {
            case kilogram, litre
        }

        /// 1 rapid acting insulin, 2 short, 3 intermediate, 4 long, 5 pre-mixed.
        public var id: UInt8
        /// The amount in the context's `medicationUnit`.
        public var amount: ShortFloat

        /// Makes an entry.
        public init(id: UInt8, amount: ShortFloat) {
            self.id = id
            self.amount = amount
        }
    }

    /// The sequence number of the record it belongs to.
    public var sequence: UInt16
    /// The extended flags, reserved; nil where they were not sent.
    public var extendedFlags: UInt8?
    /// Carbohydrates; nil where they were not sent.
    public var carbohydrate: Carbohydrate?
    /// The meal; nil where it was not sent.
    public var meal: Meal?
    /// Tester and health; nil where they were not sent.
    public var testerHealth: TesterHealth?
    /// Exercise; nil where it was not sent.
    public var exercise: Exercise?
    /// A medication; nil where it was not sent.
    public var medication: Medication?
    /// The unit flag of the medication; it means something with a medication only.
    public var medicationUnit: Medication.Unit
    /// HbA1c in percent; nil where it was not sent.
    public var hba1c: ShortFloat?
    /// Bytes after the last field, without meaning.
    public var trailingBytes: [UInt8]

    /// Makes a context.
    public init(
        sequence: UInt16, extendedFlags: UInt8? = nil, carbohydrate: Carbohydrate? = nil, meal: Meal? = nil,
        testerHealth: TesterHealth? = nil, exercise: Exercise? = nil, medication: Medication? = nil,
        medicationUnit: Medication.Unit = .kilogram, hba1c: ShortFloat? = nil, trailingBytes: [UInt8] = []
    ) {
        self.sequence = sequence
        self.extendedFlags = extendedFlags
        self.carbohydrate = carbohydrate
        self.meal = meal
        self.testerHealth = testerHealth
        self.exercise = exercise
        self.medication = medication
        self.medicationUnit = medicationUnit
        self.hba1c = hba1c
        self.trailingBytes = trailingBytes
    }

    /// Whether the record is a ketone test: i-SENS meters mark it with meal 6, which the specification does not define.
    public var isKetone: Bool { meal?.code == 6 }
}
