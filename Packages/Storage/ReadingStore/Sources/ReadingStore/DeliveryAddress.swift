/// Where supplies are sent; a line that is not given is empty.
public struct DeliveryAddress: Hashable, Sendable {
    /// Who receives them.
    public var recipient: String
    /// Street and number.
    public var street: String
    /// The postal code.
    public var postalCode: String
    /// The town.
    public var city: String
    /// The country.
    public var country: String

    /// Makes an address.
    public init(recipient: String = "", street: String = "", postalCode: String = "", city: String = "", country: String = "") {
        self.recipient = recipient
        self.street = street
        self.postalCode = postalCode
        self.city = city
        self.country = country
    }

    /// The lines as they stand on a parcel, without those that are not given.
    public var lines: [String] {
        let town = [postalCode, city].filter { !$0.isEmpty }.joined(separator: " ")
        return [recipient, street, town, country].filter { !$0.isEmpty }
    }
}
