import Persistence
import Testing

@Suite struct ConnectionTests {
    @Test func everyTypeComesBackAsItWent() async throws {
        let database = try await makeSubject()
        let text = "a\0é\u{301}👩‍👩‍👧"
        try await database.write { connection in
            let sql = "INSERT INTO samples_values (number, fraction, text, bytes) VALUES (?, ?, ?, ?)"
            try connection.execute(sql, [SQLValue(Int64.min), SQLValue(0.1), .text(text), .blob([0, 255, 7])])
            try connection.execute(sql, [7, nil, "", .blob([])])
        }
        try await database.read { (connection) throws in
            let sql = "SELECT number, fraction, text, bytes FROM samples_values ORDER BY key"
            #expect(try connection.query(sql, [], { try $0.int64(0) }) == [.min, 7])
            #expect(try connection.query(sql, [], { try $0.int(0) }) == [.min, 7])
            #expect(try connection.query(sql, [], { try $0.optionalInt(0) }) == [.min, 7])
            #expect(try connection.query(sql, [], { try $0.bool(0) }) == [true, true])
            #expect(try connection.query(sql, [], { try $0.optionalDouble(1) }) == [0.1, nil])
            #expect(try connection.query(sql, [], { try $0.optionalInt($0.isNull(1) ? 1 : 0) }) == [.min, nil])
            #expect(try connection.query(sql, [], { try $0.double(0) }) == [-9_223_372_036_854_775_808, 7])
            #expect(try connection.query(sql, [], { try $0.text(2) }) == [text, ""])
            #expect(try connection.query(sql, [], { try $0.optionalText($0.isNull(1) ? 1 : 2) }) == [text, nil])
            #expect(try connection.query(sql, [], { try $0.blob(3) }) == [[0, 255, 7], []])
            #expect(try connection.query(sql, [], { try $0.optionalBlob($0.isNull(1) ? 1 : 3) }) == [[0, 255, 7], nil])
            #expect(try connection.query(sql, [], { $0.isNull(99) && $0.isNull(-1) }) == [true, true])
        }
    }

    @Test func optionalValuesBecomeNull() {
        #expect(SQLValue(Int?.none) == nil && SQLValue(Int64?.none) == nil && SQLValue(String?.none) == nil)
        #expect(SQLValue([UInt8]?.none) == nil && SQLValue(Double?.none) == nil)
        #expect(SQLValue(true) == 1 && SQLValue(false) == 0 && SQLValue(Int64(3)) == 3)
    }

    @Test func aValueOfAnotherTypeIsAnErrorThatNamesTheColumn() async throws {
        let database = try await makeSubject()
        try await database.read { (connection) throws in
            let sql = "SELECT 'x' AS name, 1.5 AS part, x'00' AS raw"
            for read: (Row) throws -> Void in [
                { _ = try $0.int(0) }, { _ = try $0.double(0) }, { _ = try $0.blob(0) }, { _ = try $0.optionalInt(0) },
            ] {
                #expect(throws: DatabaseError.unexpectedValue(column: "name", sql: sql)) { try connection.forEach(sql, [], read) }
            }
            #expect(throws: DatabaseError.unexpectedValue(column: "part", sql: sql)) { try connection.forEach(sql) { _ = try $0.text(1) } }
            #expect(throws: DatabaseError.unexpectedValue(column: "raw", sql: sql)) { try connection.forEach(sql) { _ = try $0.bool(2) } }
        }
    }

    @Test func tooFewOrTooManyValuesAreRefused() async throws {
        let database = try await makeSubject()
        await #expect(throws: DatabaseError.wrongArgumentCount(expected: 1, given: 2, sql: "SELECT ?")) {
            try await database.read { _ = try $0.first("SELECT ?", [1, 2]) { try $0.int(0) } }
        }
    }

    @Test func textWithoutAStatementIsRefused() async throws {
        let database = try await makeSubject()
        let error = await #expect(throws: DatabaseError.self) { try await database.read { _ = try $0.execute("-- nothing") } }
        guard case .failed(let failure) = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(failure.sql == "-- nothing")
    }

    @Test func wrongSQLSaysWhatSQLiteSaid() async throws {
        let database = try await makeSubject()
        let error = await #expect(throws: DatabaseError.self) { try await database.read { _ = try $0.execute("SELECT \"missing\"") } }
        guard case .failed(let failure) = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(failure.message == "no such column: missing")
        #expect(failure.code == 1)
    }

    /// The result of the outer statement would end early if the inner one stepped the same prepared statement.
    @Test func theSameStatementCanRunInsideItself() async throws {
        let database = try await makeSubject()
        for number in 1...3 { try await insertNumber(number, in: database) }
        let sums = try await database.read { connection in
            let sql = "SELECT number FROM samples_values ORDER BY key"
            return try connection.query(sql) { row in
                try connection.query(sql) { try $0.int(0) }.reduce(0, +) + row.int(0)
            }
        }
        #expect(sums == [7, 8, 9])
    }

    @Test func manyDifferentStatementsDoNotPileUp() async throws {
        let database = try await makeSubject()
        let sum = try await database.read { connection in
            try (0..<1000).map { number in try connection.first("SELECT \(number)") { try $0.int(0) } ?? 0 }.reduce(0, +)
        }
        #expect(sum == 499_500)
    }

    @Test func aScriptRunsToItsEnd() async throws {
        let database = try await makeSubject()
        try await database.write { connection in
            try connection.executeScript(
                """
                -- first
                INSERT INTO samples_values (number) VALUES (1);
                INSERT INTO samples_values (number) VALUES (2); /* last */
                """)
            try connection.executeScript("")
            #expect(connection.lastInsertedKey == 2)
            #expect(try connection.execute("UPDATE samples_values SET number = 5") == 2)
            #expect(try connection.execute("UPDATE samples_values SET number = 6 WHERE key = 99") == 0)
            #expect(throws: DatabaseError.self) { try connection.executeScript("SELECT 1; NONSENSE;") }
        }
        #expect(try await numbers(in: database) == [5, 5])
    }

    @Test func aBrokenRuleIsAConstraintErrorWithoutTheValues() async throws {
        let database = try await makeSubject()
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { connection in
                for _ in 0..<2 { try connection.execute("INSERT INTO samples_names (name) VALUES (?)", ["secret"]) }
            }
        }
        guard case .constraint(let failure) = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(failure.code == 1555)
        #expect(failure.sql == "INSERT INTO samples_names (name) VALUES (?)")
        #expect(!"\(failure)".contains("secret"))
    }

    @Test func foreignKeysAreChecked() async throws {
        let database = try await makeSubject()
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { _ = try $0.execute("INSERT INTO samples_children (parent) VALUES (9)") }
        }
        guard case .constraint = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }
}
