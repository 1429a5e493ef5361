import SDBus
import TestSupport
import Testing

@Suite(.serialized) struct ObjectTests {
    private static let properties = "org.freedesktop.DBus.Properties"
    private static let manager = "org.freedesktop.DBus.ObjectManager"

    @Test func propertiesAreReadOneByOneAndTogether() async throws {
        let subject = try await exporting()
        #expect(try await get("Name", subject) == .variant(.string("Guide")))
        let all = try await subject.call("GetAll", [.string(Subject.interface)], of: Self.properties)
        #expect(all.first?.asProperties == ["Name": .string("Guide"), "Alias": .string("A")])
    }

    @Test func aPropertyIsSetWhereItMayBe() async throws {
        let subject = try await exporting()
        let changes = try await subject.client.signals(SignalMatch(interface: Self.properties))
        try await set("Alias", .string("Mine"), subject)
        #expect(try await get("Alias", subject) == .variant(.string("Mine")))
        let change = await changes.first { _ in true }
        #expect(change?.body == [.string(Subject.interface), .properties(["Alias": .string("Mine")]), .strings([])])
    }

    @Test(arguments: [
        ("Name", DBusValue.string("x"), "PropertyReadOnly"), ("Alias", .byte(1), "InvalidArgs"), ("Alias", .string("bad"), "Refused"),
        ("Nothing", .byte(1), "UnknownProperty"),
    ])
    func aPropertyThatMayNotBeSetStaysAsItIs(name: String, value: DBusValue, expected: String) async throws {
        let subject = try await exporting()
        let error = await #expect(throws: DBusError.self) { try await set(name, value, subject) }
        #expect(error?.shortName.map(String.init) == expected)
        #expect(try await get("Alias", subject) == .variant(.string("A")))
    }

    @Test(arguments: [
        ("Get", [DBusValue.string(Subject.interface)], "InvalidArgs"), ("Get", [.byte(1)], "InvalidArgs"),
        ("Get", [.string("org.example.Other"), .string("Name")], "UnknownInterface"),
        ("Get", [.string(Subject.interface), .string("Nothing")], "UnknownProperty"),
        ("Other", [.string(Subject.interface)], "InvalidArgs"),
        ("Set", [.string(Subject.interface), .string("Alias"), .string("no variant")], "InvalidArgs"),
    ])
    func anOddCallToPropertiesIsAnError(method: String, arguments: [DBusValue], expected: String) async throws {
        let subject = try await exporting()
        let error = await #expect(throws: DBusError.self) { try await subject.call(method, arguments, of: Self.properties) }
        #expect(error?.shortName.map(String.init) == expected)
    }

    @Test func eachChangeIsToldEvenToTheSameValue() async throws {
        let subject = try await exporting()
        let changes = try await subject.client.signals(SignalMatch(interface: Self.properties))
        for _ in 0..<3 { try await subject.service.set(.string("Guide"), "Name", of: Subject.interface, at: subject.path) }
        var count = 0
        for await change in changes {
            #expect(change.body[1].asProperties == ["Name": .string("Guide")])
            count += 1
            if count == 3 { break }
        }
        await #expect(throws: DBusError.self) {
            try await subject.service.set(.byte(1), "Name", of: Subject.interface, at: subject.path)
        }
    }

    @Test func aPropertyMayComeAndGo() async throws {
        let subject = try await exporting()
        let changes = try await subject.client.signals(SignalMatch(interface: Self.properties))
        try await subject.service.set(.int16(-60), "RSSI", of: Subject.interface, at: subject.path)
        #expect(try await get("RSSI", subject) == .variant(.int16(-60)))
        try await subject.service.set(nil, "RSSI", of: Subject.interface, at: subject.path)
        await #expect(throws: DBusError.self) { try await get("RSSI", subject) }
        var iterator = changes.makeAsyncIterator()
        #expect(await iterator.next()?.body[1].asProperties == ["RSSI": .int16(-60)])
        #expect(await iterator.next()?.body == [.string(Subject.interface), .properties([:]), .strings(["RSSI"])])
    }

    @Test func anObjectManagerTellsWhatIsThereAndWhatComesAndGoes() async throws {
        let subject = try await exporting()
        await subject.service.manageObjects(under: .root)
        let changes = try await subject.client.signals(SignalMatch(interface: Self.manager))
        let child = subject.path.appending("child")
        try await subject.service.export([DBusInterface("org.example.Child1", properties: ["Raw": .bytes([1])])], at: child)
        let all = try await subject.call("GetManagedObjects", of: Self.manager, at: .root)
        try await subject.service.unexport(child)
        try await subject.service.unexport(child)

        guard case .dictionary(let objects, _, _)? = all.first else { return #expect(all.isEmpty) }
        #expect(Set(objects.keys) == [.objectPath(subject.path), .objectPath(child)])
        var iterator = changes.makeAsyncIterator()
        let added = await iterator.next()
        #expect(added?.member == "InterfacesAdded")
        #expect(added?.body.last == objects[.objectPath(child)])
        let removed = await iterator.next()
        #expect(removed?.member == "InterfacesRemoved")
        #expect(removed?.body == [.objectPath(child), .strings(["org.example.Child1"])])
        await #expect(throws: DBusError.self) { try await subject.call("Do", of: "org.example.Child1", at: child) }
    }

    @Test func anObjectDescribesItselfAndItsChildren() async throws {
        let subject = try await exporting()
        let introspectable = "org.freedesktop.DBus.Introspectable"
        let own = try await subject.call("Introspect", of: introspectable).first?.asString ?? ""
        #expect(own.contains("<property name=\"Alias\" type=\"s\" access=\"readwrite\"/>"))
        #expect(own.contains("<property name=\"Name\" type=\"s\" access=\"read\"/>"))
        #expect(own.contains("<method name=\"Do\"><arg type=\"u\" direction=\"in\"/><arg type=\"s\" direction=\"out\"/></method>"))
        let root = try await subject.call("Introspect", of: introspectable, at: .root).first?.asString ?? ""
        #expect(root.contains("<node name=\"org\"/>"))
        await #expect(throws: DBusError.self) {
            try await subject.call("Introspect", of: introspectable, at: .root.appending("nothing"))
        }
    }

    private func exporting() async throws -> Subject {
        let subject = try await Subject.make()
        let method = DBusMethod([.uint32], returns: [.string]) { _ throws(DBusError) in [.string("")] }
        let interface = DBusInterface(
            Subject.interface, methods: ["Do": method], properties: ["Name": .string("Guide"), "Alias": .string("A")],
            setters: [
                "Alias": { value throws(DBusError) in
                    if value == .string("bad") { throw .remote(name: "org.example.Error.Refused", message: "") }
                }
            ])
        try await subject.service.export([interface], at: subject.path)
        return subject
    }

    private func get(_ property: String, _ subject: Subject) async throws -> DBusValue? {
        try await subject.call("Get", [.string(Subject.interface), .string(property)], of: Self.properties).first
    }

    private func set(_ property: String, _ value: DBusValue, _ subject: Subject) async throws {
        _ = try await subject.call("Set", [.string(Subject.interface), .string(property), .variant(value)], of: Self.properties)
    }
}
