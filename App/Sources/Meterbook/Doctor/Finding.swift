/// What the doctor found out about one thing.
struct Finding: Encodable, Equatable {
    /// What was looked at; the raw value is the name in the JSON document.
    enum Subject: String, Encodable, CaseIterable {
        case dataFolder = "data_folder"
        case database
        case port
        case texts
        case remoteConfiguration = "remote_configuration"
        case bluetooth
    }

    /// How it is.
    enum State: String, Encodable {
        /// As it should be.
        case good
        /// The app does not do its job like this.
        case problem
    }

    /// What was looked at.
    let subject: Subject
    /// How it is.
    let state: State
    /// A short name of the problem for scripts; nil where there is none.
    let reason: String?
    /// What is so, and what to do about it.
    let message: String

    /// Nothing is wrong.
    static func good(_ subject: Subject, _ message: String) -> Finding {
        Finding(subject: subject, state: .good, reason: nil, message: message)
    }

    /// Something is wrong; `reason` is its short name.
    static func problem(_ subject: Subject, _ reason: String, _ message: String) -> Finding {
        Finding(subject: subject, state: .problem, reason: reason, message: message)
    }

    private enum CodingKeys: String, CodingKey {
        case subject = "check"
        case state, reason, message
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(subject, forKey: .subject)
        try container.encode(state, forKey: .state)
        try container.encode(reason, forKey: .reason)
        try container.encode(message, forKey: .message)
    }
}
