public import Domain

/// Why the store could not do what it was asked.
public enum ReadingStoreError: Error, Equatable, Sendable {
    /// What is the matter with the storage beneath.
    public enum StorageProblem: Hashable, Sendable, CaseIterable {
        /// No room is left.
        case full
        /// It can only be read.
        case readOnly
        /// It is damaged.
        case damaged
        /// Another process holds it.
        case busy
        /// Anything else.
        case other
    }

    /// There is no such meter, or it was removed.
    case unknownDevice(DeviceIdentity.ID)
    /// There is no such reading.
    case unknownReading(Reading.ID)
    /// There is no such person.
    case unknownPerson(Person.ID)
    /// There is no such sync, or it has ended.
    case unknownSync(SyncID)
    /// There is no such change to undo.
    case unknownChange(ChangeID)
    /// A change that cannot be made to that reading.
    case notAllowed(Reading.ID, reason: String)
    /// All of a person was deleted, but the files could not be rewritten so that nothing is left in them; with the storage's words.
    case notPurged(String)
    /// No zone has that name.
    case unknownZone(String)
    /// The storage failed; the text is its own description.
    case storage(StorageProblem, String)
}

extension ReadingStoreError: CustomStringConvertible {
    /// What was tried, what is safe, and what to do next; English, for logs and the command line.
    public var description: String {
        switch self {
        case .unknownDevice(let id): "There is no meter \(id.rawValue). Nothing was changed; see the list of meters."
        case .unknownReading(let id): "There is no reading \(id.rawValue). Nothing was changed; it may have been removed with its meter."
        case .unknownPerson(let id): "There is no person \(id.rawValue). Nothing was changed; see the list of people."
        case .unknownSync: "The sync has ended or its meter was removed. What was stored before is safe; start a new sync."
        case .unknownChange: "There is nothing to undo. Nothing was changed."
        case .notAllowed(let id, let reason): "The reading \(id.rawValue) was not changed: \(reason)."
        case .notPurged(let description):
            "Everything of the person is deleted, but traces may be left in the database's files: \(description) The next start removes them."
        case .unknownZone(let name): "There is no time zone \(name). Nothing was changed; use a name such as Europe/Berlin."
        case .storage(_, let description): description
        }
    }
}
