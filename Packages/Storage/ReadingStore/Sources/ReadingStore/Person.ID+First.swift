public import Domain

extension Person.ID {
    /// The person whom every installation begins with.
    public static let first = Person.ID(rawValue: "person-1")
}
