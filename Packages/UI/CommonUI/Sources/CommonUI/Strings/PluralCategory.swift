/// Which form of a text goes with a number (Unicode CLDR, "Language Plural Rules", the categories that the app's languages need).
nonisolated enum PluralCategory: String {
    case one
    case other

    /// The category of a whole number in a language given by its BCP 47 tag.
    init(_ number: Int, language: String) {
        let isOne =
            switch language.prefix(while: { $0 != "-" }) {
            case "ja", "zh", "ko", "vi", "th", "id": false
            case "fr", "pt": (0...1).contains(number.magnitude)
            default: number.magnitude == 1
            }
        self = isOne ? .one : .other
    }
}
