public import Domain

/// What someone said about themselves.
public struct PersonProfile: Hashable, Sendable {
    /// The name that is shown; empty until one is given.
    public var name: String
    /// The day of birth; nil where it is not given.
    public var birthDate: CivilDate?
    /// Which diabetes; nil where it is not given.
    public var diabetesType: DiabetesType?
    /// The clinic or practice, with whatever is to know about it; empty where it is not given.
    public var clinic: String
    /// Where supplies are sent.
    public var address: DeliveryAddress

    /// Makes a profile.
    public init(
        name: String = "", birthDate: CivilDate? = nil, diabetesType: DiabetesType? = nil, clinic: String = "",
        address: DeliveryAddress = DeliveryAddress()
    ) {
        self.name = name
        self.birthDate = birthDate
        self.diabetesType = diabetesType
        self.clinic = clinic
        self.address = address
    }
}
