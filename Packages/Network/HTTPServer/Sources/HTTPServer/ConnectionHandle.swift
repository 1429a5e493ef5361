import CMicroHTTPDShim

/// A connection of the library.
///
/// `@unchecked Sendable` holds because the pointer is only ever passed to the library, and from another thread than the
/// library's own only by `ConnectionGate`, which does so while the connection is suspended and therefore alive.
struct ConnectionHandle: @unchecked Sendable {
    let pointer: OpaquePointer

    var descriptor: Int32 { mb_http_socket(pointer) }
}
