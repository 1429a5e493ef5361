package import Domain
package import Sharing

extension ExportChoices {
    /// One person without a name and one meter.
    package static let alone = ExportChoices(people: [Person(id: .init(rawValue: "person-1"), name: "")], meters: [.guide])

    /// Two people and two meters, one of which was named by somebody hostile.
    package static let household = ExportChoices(
        people: [Person(id: .init(rawValue: "person-1"), name: "Ada"), Person(id: .init(rawValue: "person-2"), name: "Mia")],
        meters: [.guide, .hostile])
}

extension DeviceIdentity {
    /// A meter.
    package static let guide = DeviceIdentity(
        id: .init(rawValue: "guide"), address: "00:11:22:33:44:55", name: "Accu-Chek Guide", serial: "92900123456")
    /// A meter whose name is markup.
    package static let hostile = DeviceIdentity(
        id: .init(rawValue: "hostile"), address: "00:11:22:33:44:66", name: "\"><script>alert(1)</script>")
}
