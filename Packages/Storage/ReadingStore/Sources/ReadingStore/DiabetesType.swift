/// Which diabetes someone has.
public enum DiabetesType: String, Hashable, Sendable, CaseIterable {
    /// Type 1.
    case type1
    /// Type 2.
    case type2
    /// Diabetes in pregnancy.
    case gestational
    /// Another one, such as MODY or after an illness of the pancreas.
    case other
}
