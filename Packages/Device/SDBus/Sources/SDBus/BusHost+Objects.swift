import CSystemd

extension BusHost {
    /// Exports interfaces at a path, beside those that are there.
    func export(_ interfaces: [DBusInterface], at path: ObjectPath) throws(DBusError) {
        objects.add(interfaces, at: path)
        for manager in objects.managers(of: path) {
            try emit(
                DBusSignal(
                    "InterfacesAdded", of: StandardInterface.objectManager, at: manager,
                    [.objectPath(path), ObjectTable.described(interfaces)]))
        }
    }

    func unexport(_ path: ObjectPath) throws(DBusError) {
        let names = objects.remove(path)
        guard !names.isEmpty else { return }
        for manager in objects.managers(of: path) {
            try emit(
                DBusSignal("InterfacesRemoved", of: StandardInterface.objectManager, at: manager, [.objectPath(path), .strings(names)]))
        }
    }

    func manageObjects(under path: ObjectPath) {
        objects.managers.insert(path)
    }

    /// Sets a property, or takes it away, and tells it, also where the value is the old one.
    func set(_ value: DBusValue?, _ property: String, of interface: String, at path: ObjectPath) throws(DBusError) {
        guard objects.set(value, property, of: interface, at: path) else {
            throw .invalid("\(path) has no interface \(interface), or its \(property) is of another type")
        }
        try emit(
            DBusSignal(
                "PropertiesChanged", of: StandardInterface.properties, at: path,
                [
                    .string(interface), .properties(value.map { [property: $0] } ?? [:]), .strings(value == nil ? [property] : []),
                ]))
    }

    /// Answers a call of another program, or has it answered.
    func receive(_ call: IncomingCall, messageAt address: UInt) {
        guard let message = OpaquePointer(bitPattern: address) else { return }
        lastID += 1
        let id = lastID
        invocations[id] = sd_bus_message_ref(message)
        do throws(DBusError) {
            try begin(call, id)
        } catch {
            answer(id, .failure(error))
        }
    }

    private func begin(_ call: IncomingCall, _ id: Int) throws(DBusError) {
        let arguments: [DBusValue]
        do throws(DBusError) {
            arguments = try call.body.get()
        } catch {
            throw .remote(name: DBusError.Name.invalidArgs, message: "\(error)")
        }
        switch call.interface {
        case StandardInterface.introspectable where call.member == "Introspect" && objects.has(call.path):
            answer(id, .success([.string(Introspection(table: objects, path: call.path).xml)]))
        case StandardInterface.objectManager where call.member == "GetManagedObjects" && objects.managers.contains(call.path):
            answer(id, .success([objects.managed(by: call.path)]))
        case StandardInterface.properties: try beginProperty(call, arguments, id)
        default: try beginMethod(call, arguments, id)
        }
    }

    private func beginMethod(_ call: IncomingCall, _ arguments: [DBusValue], _ id: Int) throws(DBusError) {
        let method = try objects.method(call)
        guard arguments.map(\.type) == method.input else {
            let signature = method.input.map(\.description).joined()
            throw .remote(name: DBusError.Name.invalidArgs, message: "\(call.member) takes “\(signature)”")
        }
        method.handle(invocation(call, arguments, id, output: method.output))
    }

    private func beginProperty(_ call: IncomingCall, _ arguments: [DBusValue], _ id: Int) throws(DBusError) {
        let wrong = DBusError.remote(name: DBusError.Name.invalidArgs, message: "\(call.member) takes other arguments")
        guard let name = arguments.first?.asString else { throw wrong }
        let interface = try objects.interface(name, at: call.path)
        switch (call.member, arguments.count) {
        case ("GetAll", 1): answer(id, .success([.properties(interface.properties)]))
        case ("Get", 2):
            guard let property = arguments[1].asString else { throw wrong }
            answer(id, .success([.variant(try value(of: property, in: interface))]))
        case ("Set", 3):
            guard let property = arguments[1].asString, case .variant(let value) = arguments[2] else { throw wrong }
            try beginSetting(property, value, of: interface, invocation(call, arguments, id, output: []))
        default: throw wrong
        }
    }

    private func beginSetting(_ property: String, _ value: DBusValue, of interface: DBusInterface, _ call: DBusInvocation) throws(DBusError)
    {
        let old = try self.value(of: property, in: interface)
        guard let setter = interface.setters[property] else {
            throw .remote(name: DBusError.Name.propertyReadOnly, message: "\(property) cannot be set")
        }
        guard value.type == old.type else {
            throw .remote(name: DBusError.Name.invalidArgs, message: "\(property) is of the type \(old.type)")
        }
        Task {
            do throws(DBusError) {
                try await setter(value)
                try set(value, property, of: interface.name, at: call.path)
                call.reply()
            } catch {
                call.fail(error)
            }
        }
    }

    private func value(of property: String, in interface: DBusInterface) throws(DBusError) -> DBusValue {
        guard let value = interface.properties[property] else {
            throw .remote(name: DBusError.Name.unknownProperty, message: "\(interface.name) has no property \(property)")
        }
        return value
    }

    private func invocation(_ call: IncomingCall, _ arguments: [DBusValue], _ id: Int, output: [DBusType]) -> DBusInvocation {
        DBusInvocation(sender: call.sender, path: call.path, arguments: arguments) { [weak self] result in
            let checked = result.flatMap { values -> Result<[DBusValue], DBusError> in
                guard values.map(\.type) == output else { return .failure(.invalid("the answer is of other types than declared")) }
                return .success(values)
            }
            self?.later { $0.answer(id, checked) }
        }
    }

    private func answer(_ id: Int, _ result: Result<[DBusValue], DBusError>) {
        guard let call = invocations.removeValue(forKey: id) else { return }
        defer { sd_bus_message_unref(call) }
        guard let bus, sd_bus_message_get_expect_reply(call) > 0 else { return }
        switch result {
        case .success(let values):
            do throws(DBusError) {
                try reply(values, to: call, on: bus)
            } catch {
                fail(call, error, on: bus)
            }
        case .failure(let error): fail(call, error, on: bus)
        }
        later { $0.pump() }
    }

    private func reply(_ values: [DBusValue], to call: OpaquePointer, on bus: OpaquePointer) throws(DBusError) {
        var message: OpaquePointer?
        try check(sd_bus_message_new_method_return(call, &message))
        defer { sd_bus_message_unref(message) }
        guard let message else { throw .invalid("no message") }
        try MessageWriter.append(values, to: message)
        try check(sd_bus_send(bus, message, nil))
    }

    /// Answers an error. Where even that cannot be sent the connection is gone, which the caller learns from the bus.
    private func fail(_ call: OpaquePointer, _ error: DBusError, on bus: OpaquePointer) {
        var name = DBusError.Name.failed
        var words = "\(error)"
        if case .remote(let remote, let message) = error { (name, words) = (remote, message) }
        let text = words.replacing("\0", with: "?")
        var message: OpaquePointer?
        defer { sd_bus_message_unref(message) }
        let result = name.withCString { name in
            text.withCString { text in
                var error = sd_bus_error(name: name, message: text, _need_free: 0)
                return sd_bus_message_new_method_error(call, &message, &error)
            }
        }
        if result >= 0 { sd_bus_send(bus, message, nil) }
    }
}
