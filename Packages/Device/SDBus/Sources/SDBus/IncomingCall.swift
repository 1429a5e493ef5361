/// A method call as it came.
struct IncomingCall {
    let sender: String?
    let path: ObjectPath
    /// A caller may leave it out.
    let interface: String?
    let member: String
    let body: Result<[DBusValue], DBusError>
}
