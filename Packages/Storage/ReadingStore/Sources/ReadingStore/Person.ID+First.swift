public import Domain

extension Person.ID {
    /// The person whom every installation begins with; once they were erased, whoever has been there longest.
    public static let first = Person.ID(rawValue: "person-1")
}
