/// What came with an event. Everything in it was sent by a browser and is not to be trusted.
nonisolated public struct EventValue: Sendable, Equatable {
    /// The value of the field that the event is about.
    public var text: String?
    /// The fields of the form that was sent, by name (the field's element id); empty when no form was sent.
    public var fields: [String: [String]]

    /// The files of the form that was sent or of the field that the event is about, by name.
    public var files: [String: UploadedFile]

    /// Makes the value of an event.
    public init(text: String? = nil, fields: [String: [String]] = [:], files: [String: UploadedFile] = [:]) {
        self.text = text
        self.fields = fields
        self.files = files
    }
}
