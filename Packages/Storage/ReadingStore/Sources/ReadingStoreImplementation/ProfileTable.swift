import Domain
import Persistence
import ReadingStore

/// The statements on what people say about themselves, in `readings_people`.
enum ProfileTable {
    static func profile(of key: Int64, _ connection: Connection) throws -> PersonProfile? {
        let sql = """
            SELECT name, birth_date, diabetes_type, clinic, recipient, street, postal_code, city, country
            FROM readings_people WHERE key = ?
            """
        return try connection.first(sql, [.integer(key)]) { row in
            PersonProfile(
                name: try row.text(0),
                birthDate: try row.optionalText(1).flatMap { CivilDate($0) },
                diabetesType: try row.optionalText(2).flatMap { DiabetesType(rawValue: $0) },
                clinic: try row.text(3),
                address: DeliveryAddress(
                    recipient: try row.text(4), street: try row.text(5), postalCode: try row.text(6), city: try row.text(7),
                    country: try row.text(8)))
        }
    }

    static func set(_ profile: PersonProfile, of key: Int64, _ connection: Connection) throws {
        let address = profile.address
        try connection.execute(
            """
            UPDATE readings_people SET name = ?, birth_date = ?, diabetes_type = ?, clinic = ?, recipient = ?, street = ?, postal_code = ?,
            city = ?, country = ? WHERE key = ?
            """,
            [
                .text(profile.name), SQLValue(profile.birthDate?.description), SQLValue(profile.diabetesType?.rawValue),
                .text(profile.clinic), .text(address.recipient), .text(address.street), .text(address.postalCode), .text(address.city),
                .text(address.country), .integer(key),
            ])
    }

    static func holdings(of key: Int64, _ connection: Connection) throws -> PersonHoldings {
        let readings = try connection.first(
            "SELECT count(*), count(note) FROM readings_readings WHERE person = ?", [.integer(key)]
        ) { (try $0.int(0), try $0.int(1)) }
        let devices = try connection.first("SELECT count(*) FROM readings_devices WHERE person = ?", [.integer(key)]) { try $0.int(0) }
        return PersonHoldings(readings: readings?.0 ?? 0, notes: readings?.1 ?? 0, devices: devices ?? 0)
    }
}
