/// The XML that tells tools what an object has (D-Bus specification, Introspection Data Format).
struct Introspection {
    let table: ObjectTable
    let path: ObjectPath

    var xml: String {
        let interfaces = table.objects[path]?.values.sorted { $0.name < $1.name } ?? []
        let nodes = children.map { "  <node name=\"\($0)\"/>\n" }
        return """
            <!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN"
             "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">
            <node>
            \((interfaces.map(Self.text) + nodes).joined())</node>

            """
    }

    private var children: [String] {
        let prefix = path == .root ? "/" : path.description + "/"
        let paths = table.objects.keys.map(\.description).filter { $0.hasPrefix(prefix) && $0.count > prefix.count }
        return Set(paths.map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }).sorted()
    }

    private static func text(_ interface: DBusInterface) -> String {
        let methods = interface.methods.sorted { $0.key < $1.key }.map { name, method in
            let arguments =
                method.input.map { "<arg type=\"\($0)\" direction=\"in\"/>" }
                + method.output.map { "<arg type=\"\($0)\" direction=\"out\"/>" }
            return "    <method name=\"\(name)\">\(arguments.joined())</method>\n"
        }
        let properties = interface.properties.sorted { $0.key < $1.key }.map { name, value in
            let access = interface.setters[name] == nil ? "read" : "readwrite"
            return "    <property name=\"\(name)\" type=\"\(value.type)\" access=\"\(access)\"/>\n"
        }
        return "  <interface name=\"\(interface.name)\">\n\((methods + properties).joined())  </interface>\n"
    }
}
