import Common

/// One call of a method of an exported object. Only its first answer is sent; one that is let go without any answers an error.
public final class DBusInvocation: Sendable {
    /// The unique name of the caller, as the bus vouches for it.
    public let sender: String?
    /// The object.
    public let path: ObjectPath
    /// The arguments, of the types that the method declares.
    public let arguments: [DBusValue]
    private let answer: Locked<(@Sendable (Result<[DBusValue], DBusError>) -> Void)?>

    init(
        sender: String?, path: ObjectPath, arguments: [DBusValue], answer: @escaping @Sendable (Result<[DBusValue], DBusError>) -> Void
    ) {
        self.sender = sender
        self.path = path
        self.arguments = arguments
        self.answer = Locked(answer)
    }

    deinit {
        finish(.failure(.remote(name: DBusError.Name.noReply, message: "the service has no answer")))
    }

    /// Answers with the values that the method returns.
    public func reply(_ values: [DBusValue] = []) {
        finish(.success(values))
    }

    /// Answers with an error: a `remote` one as it is, any other in words.
    public func fail(_ error: DBusError) {
        finish(.failure(error))
    }

    private func finish(_ result: Result<[DBusValue], DBusError>) {
        let send = answer.withLock { answer in
            defer { answer = nil }
            return answer
        }
        send?(result)
    }
}
