import CMicroHTTPDShim

/// The functions that the library's thread calls. They are free, nonisolated functions: a closure written in an isolated
/// place would trap on a thread that is not its actor's.
enum ServerCallbacks {
    static func table(context: UnsafeMutableRawPointer) -> mb_http_callbacks {
        mb_http_callbacks(
            context: context, begin: beginRequest, access: advanceRequest, completed: completeRequest, connection: noteConnection)
    }
}

private func core(_ context: UnsafeMutableRawPointer?) -> ServerCore? {
    context.map { Unmanaged<ServerCore>.fromOpaque($0).takeUnretainedValue() }
}

private func beginRequest(
    _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _ connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let core = core(context), let target, let connection else { return nil }
    let bytes = UnsafeRawBufferPointer(start: target, count: length(target))
    let exchange = core.begin(ConnectionHandle(pointer: connection), target: Array(bytes))
    return Unmanaged.passRetained(exchange).toOpaque()
}

private func length(_ text: UnsafePointer<CChar>) -> Int {
    var count = 0
    while text[count] != 0 { count += 1 }
    return count
}

private func advanceRequest(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ exchange: UnsafeMutableRawPointer?,
    _ method: UnsafePointer<CChar>?, _ upload: UnsafePointer<CChar>?, _ uploadSize: UnsafeMutablePointer<Int>?
) -> Int32 {
    guard let exchange, let method, let uploadSize else { return 0 }
    let bytes = UnsafeRawBufferPointer(start: upload, count: upload == nil ? 0 : uploadSize.pointee)
    let goesOn = Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue()
        .advance(method: String(cString: method), upload: bytes)
    uploadSize.pointee = 0
    return goesOn ? 1 : 0
}

private func completeRequest(_ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ exchange: UnsafeMutableRawPointer?) {
    guard let core = core(context), let exchange else { return }
    core.end(Unmanaged<Exchange>.fromOpaque(exchange).takeRetainedValue())
}

private func noteConnection(_ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ isOpen: Int32) {
    guard let core = core(context), let connection else { return }
    let handle = ConnectionHandle(pointer: connection)
    if isOpen == 1 { core.watch.opened(handle) } else { core.watch.closed(handle) }
}
