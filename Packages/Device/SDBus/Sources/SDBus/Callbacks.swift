import CSystemd

// What the library calls, always on the queue of the connection and while it is processing.

typealias ReturnedError = UnsafeMutablePointer<sd_bus_error>

/// The answer to a call, also a missing one.
func replyArrived(_ message: OpaquePointer?, _ context: UnsafeMutableRawPointer?, _: ReturnedError?) -> Int32 {
    guard let message, let context else { return 0 }
    let host = Unmanaged<BusHost>.fromOpaque(context).takeUnretainedValue()
    var cookie: UInt64 = 0
    sd_bus_message_get_reply_cookie(message, &cookie)
    let sender = text(sd_bus_message_get_sender(message))
    let result = reply(in: message)
    host.assumeIsolated { [cookie] in $0.finishCall(cookie, result, sender: sender) }
    return 1
}

/// A signal of a subscription. One whose body cannot be read is nobody's.
func signalArrived(_ message: OpaquePointer?, _ context: UnsafeMutableRawPointer?, _: ReturnedError?) -> Int32 {
    guard let message, let context else { return 0 }
    guard let path = text(sd_bus_message_get_path(message)).flatMap(ObjectPath.init),
        let interface = text(sd_bus_message_get_interface(message)), let member = text(sd_bus_message_get_member(message)),
        case .success(let body) = reply(in: message)
    else { return 0 }
    let sender = text(sd_bus_message_get_sender(message))
    Unmanaged<SignalSink>.fromOpaque(context).takeUnretainedValue().receive { arrival in
        DBusSignal(member, of: interface, at: path, body, sender: sender, arrival: arrival)
    }
    return 0
}

/// The bus took the rule of a subscription, or did not.
func matchInstalled(_ message: OpaquePointer?, _ context: UnsafeMutableRawPointer?, _: ReturnedError?) -> Int32 {
    guard let message, let context else { return 0 }
    Unmanaged<SignalSink>.fromOpaque(context).takeUnretainedValue().installed(reply(in: message).map { _ in })
    return 1
}

/// A call to an exported object, or to one that is not there.
func callArrived(_ message: OpaquePointer?, _ context: UnsafeMutableRawPointer?, _: ReturnedError?) -> Int32 {
    guard let message, let context, sd_bus_message_is_method_call(message, nil, nil) > 0,
        let path = text(sd_bus_message_get_path(message)).flatMap(ObjectPath.init), let member = text(sd_bus_message_get_member(message))
    else { return 0 }
    let host = Unmanaged<BusHost>.fromOpaque(context).takeUnretainedValue()
    let call = IncomingCall(
        sender: text(sd_bus_message_get_sender(message)), path: path, interface: text(sd_bus_message_get_interface(message)),
        member: member, body: reply(in: message))
    let address = UInt(bitPattern: message)
    host.assumeIsolated { $0.receive(call, messageAt: address) }
    return 1
}

private func reply(in message: OpaquePointer) -> Result<[DBusValue], DBusError> {
    if sd_bus_message_is_method_error(message, nil) > 0 {
        let error = sd_bus_message_get_error(message)?.pointee
        return .failure(.remote(name: text(error?.name) ?? DBusError.Name.failed, message: text(error?.message) ?? ""))
    }
    do throws(DBusError) {
        return .success(try MessageReader.body(of: message))
    } catch {
        return .failure(error)
    }
}

private func text(_ start: UnsafePointer<CChar>?) -> String? {
    start.map { String(cString: $0) }
}
