/// A fault as a script's file has it.
struct FaultEntry: Decodable {
    private static let withoutCode: [MeterFault.Kind] = [.disconnect, .silence, .duplicate, .reorder, .notPaired, .truncate]
    private static let withCode: [@Sendable (UInt8) -> MeterFault.Kind] = [{ .recordAccessError($0) }, { .attError($0) }]

    let fault: MeterFault

    init(from decoder: any Decoder) throws {
        let object = try ScriptObject(decoder, keys: ["after_notifications", "do", "code", "connections"])
        guard let after = try object.integer("after_notifications", in: 0...1_000_000) else {
            throw object.error("after_notifications", "is missing")
        }
        let connections = try object.integers("connections", in: 1...1_000_000) ?? [1]
        fault = MeterFault(try Self.kind(object), afterNotifications: after, connections: Set(connections))
    }

    private static func kind(_ object: ScriptObject) throws -> MeterFault.Kind {
        let code = try object.integer("code", in: 0...255).map(UInt8.init)
        let kinds = withoutCode + withCode.map { $0(code ?? 0) }
        guard let kind = try object.choice("do", of: kinds.map { (name: $0.name, value: $0) }) else {
            throw object.error("do", "is missing; allowed: \(kinds.map(\.name).joined(separator: ", "))")
        }
        let needsCode = !withoutCode.contains(kind)
        if needsCode, code == nil { throw object.error("code", "is missing; \(kind.name) needs a whole number from 0 to 255") }
        if !needsCode, code != nil { throw object.error("code", "has no meaning for \(kind.name)") }
        return kind
    }
}
