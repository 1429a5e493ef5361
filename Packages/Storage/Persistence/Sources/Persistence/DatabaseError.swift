/// Why the database could not do what it was asked.
public enum DatabaseError: Error, Equatable, Sendable {
    /// There is no file to read.
    case missing(path: String)
    /// The file or its folder could not be opened.
    case cannotOpen(path: String, SQLFailure)
    /// The file is something else than a database.
    case notADatabase(path: String)
    /// The file is a database of another program.
    case foreign(path: String)
    /// The file is damaged.
    case corrupt(SQLFailure)
    /// The file, its folder or this connection can only be read.
    case readOnly(SQLFailure)
    /// There is no room left.
    case diskFull(SQLFailure)
    /// The disk failed.
    case inputOutput(SQLFailure)
    /// Another process held the database for longer than the time-out.
    case busy(SQLFailure)
    /// A rule of a table was broken: the statement changed nothing.
    case constraint(SQLFailure)
    /// Any other failure of a statement.
    case failed(SQLFailure)
    /// A column held a value of another type than was asked for.
    case unexpectedValue(column: String, sql: String)
    /// A statement was given more or fewer values than it has placeholders.
    case wrongArgumentCount(expected: Int, given: Int, sql: String)
    /// The database was written by a newer version: it has migrations that this one does not know.
    case newer(unknownMigrations: [String])
    /// The database was written by an older version and has not been brought up to date.
    case outdated(missingMigrations: [String])
    /// A migration stands before one of the same owner that was already applied.
    case migrationOutOfOrder(name: String)
    /// Two migrations have the same name.
    case duplicateMigration(name: String)
    /// The database was closed.
    case closed
}

extension DatabaseError: CustomStringConvertible {
    /// What was tried, what is safe, and what to do next; English, for logs and the command line.
    public var description: String {
        switch self {
        case .missing(let path):
            "There is no database at \(path). It is made by the first start of the app or the first sync."
        case .cannotOpen(let path, let failure):
            "The database at \(path) could not be opened (\(failure)). Nothing was changed; check that the folder exists and is yours."
        case .notADatabase(let path):
            "\(path) is not a database. Nothing was changed; move the file away or choose another data folder."
        case .foreign(let path):
            "\(path) is a database of another program. Nothing was changed; choose another data folder."
        case .corrupt(let failure):
            "The database is damaged (\(failure)). Nothing more is written to it; keep a copy of the file and restore a backup."
        case .readOnly(let failure):
            "The database cannot be written (\(failure)). What is stored is safe; check the rights of the folder and of the disk."
        case .diskFull(let failure):
            "The disk is full (\(failure)). What was stored before is safe; make room and try again."
        case .inputOutput(let failure):
            "The disk failed (\(failure)). The last change was not stored; check the disk before trying again."
        case .busy(let failure):
            "Another program holds the database (\(failure)). Nothing was changed; try again when it has finished."
        case .constraint(let failure):
            "A rule of the database was broken (\(failure)). The change was not stored."
        case .failed(let failure):
            "The database could not do it (\(failure)). The change was not stored."
        case .unexpectedValue(let column, let sql):
            "The column \(column) held a value of another type, in: \(sql). Nothing was changed."
        case .wrongArgumentCount(let expected, let given, let sql):
            "A statement takes \(expected) values and was given \(given), in: \(sql). Nothing was changed."
        case .newer(let names):
            "The database was written by a newer version (it has \(names.joined(separator: ", "))). Nothing was changed; update the app."
        case .outdated(let names):
            "The database was written by an older version (it lacks \(names.joined(separator: ", "))). Start the app once to update it."
        case .migrationOutOfOrder(let name):
            "The migration \(name) comes after later ones of its owner. Nothing was changed; migrations are only ever added at the end."
        case .duplicateMigration(let name):
            "The migration \(name) is listed twice. Nothing was changed."
        case .closed:
            "The database is closed. What was stored is safe."
        }
    }
}
