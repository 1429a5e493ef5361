/// What a person changed about a reading: the bits of its `edited` column. A meter never overwrites these.
struct EditedFields: OptionSet {
    let rawValue: Int

    static let measuredAt = EditedFields(rawValue: 1)
    static let zone = EditedFields(rawValue: 2)
    static let meal = EditedFields(rawValue: 4)
    static let result = EditedFields(rawValue: 8)
}
