public import Persistence

/// The migrations of this store, to be handed to `Database.migrate` in this order.
public enum ReadingStoreMigrations {
    /// All of them, oldest first.
    public static let all = [initial, unknownTimes, renumbering, reasons, words, deviceSettings, profiles]

    /// People, meters, raw records, readings with what people said about them, and syncs.
    ///
    /// Times of readings are seconds since 1970-01-01T00:00:00 of the local clock; all other times are Unix milliseconds. A reading's
    /// `place` is `epoch × 65536 + sequence` of its record, 0 without one. `edited` has a bit for each thing that a person changed.
    /// A reading's identifier is its `key` and its `salt`. A deleted reading stays, with `deleted_at`: that is the tombstone which a
    /// full re-read meets.
    private static let initial = Migration(
        "readings_0001_initial",
        script: """
            CREATE TABLE readings_people (
                key INTEGER PRIMARY KEY,
                id TEXT NOT NULL UNIQUE,
                name TEXT NOT NULL
            ) STRICT;
            INSERT INTO readings_people (id, name) VALUES ('person-1', '');

            CREATE TABLE readings_target_sets (
                key INTEGER PRIMARY KEY,
                person INTEGER NOT NULL REFERENCES readings_people(key),
                applies TEXT NOT NULL DEFAULT 'always',
                mg_very_low INTEGER NOT NULL,
                mg_low INTEGER NOT NULL,
                mg_high INTEGER NOT NULL,
                mg_very_high INTEGER NOT NULL,
                mmol_very_low INTEGER NOT NULL,
                mmol_low INTEGER NOT NULL,
                mmol_high INTEGER NOT NULL,
                mmol_very_high INTEGER NOT NULL,
                UNIQUE (person, applies)
            ) STRICT;

            CREATE TABLE readings_devices (
                key INTEGER PRIMARY KEY,
                id TEXT NOT NULL UNIQUE,
                person INTEGER NOT NULL REFERENCES readings_people(key),
                address TEXT NOT NULL,
                is_simulated INTEGER NOT NULL,
                name TEXT NOT NULL,
                manufacturer TEXT,
                model TEXT,
                serial TEXT,
                firmware TEXT,
                feature INTEGER,
                added_at INTEGER NOT NULL,
                removed_at INTEGER,
                UNIQUE (address, is_simulated)
            ) STRICT;

            CREATE TABLE readings_readings (
                key INTEGER PRIMARY KEY,
                salt TEXT NOT NULL,
                person INTEGER NOT NULL REFERENCES readings_people(key),
                device INTEGER REFERENCES readings_devices(key),
                place INTEGER NOT NULL DEFAULT 0,
                source TEXT NOT NULL,
                is_simulated INTEGER NOT NULL DEFAULT 0,
                measured_at INTEGER,
                zone TEXT,
                result TEXT NOT NULL,
                mantissa INTEGER,
                exponent INTEGER,
                unit TEXT,
                is_ketone INTEGER NOT NULL DEFAULT 0,
                type INTEGER,
                location INTEGER,
                meal INTEGER,
                status INTEGER,
                note TEXT,
                exclusion TEXT,
                edited INTEGER NOT NULL DEFAULT 0,
                created_at INTEGER NOT NULL,
                deleted_at INTEGER
            ) STRICT;
            CREATE INDEX readings_readings_by_time ON readings_readings(person, measured_at, place) WHERE deleted_at IS NULL;

            CREATE TABLE readings_records (
                reading INTEGER PRIMARY KEY REFERENCES readings_readings(key),
                device INTEGER NOT NULL REFERENCES readings_devices(key),
                epoch INTEGER NOT NULL,
                sequence INTEGER NOT NULL,
                identity BLOB NOT NULL,
                measurement BLOB NOT NULL,
                UNIQUE (device, identity)
            ) STRICT;
            CREATE INDEX readings_records_by_sequence ON readings_records(device, epoch, sequence);

            CREATE TABLE readings_contexts (
                device INTEGER NOT NULL REFERENCES readings_devices(key),
                epoch INTEGER NOT NULL,
                sequence INTEGER NOT NULL,
                bytes BLOB NOT NULL,
                meal INTEGER,
                is_ketone INTEGER NOT NULL,
                PRIMARY KEY (device, epoch, sequence)
            ) STRICT, WITHOUT ROWID;

            CREATE TABLE readings_unreadable (
                key INTEGER PRIMARY KEY,
                device INTEGER NOT NULL REFERENCES readings_devices(key),
                kind TEXT NOT NULL,
                bytes BLOB NOT NULL,
                reason TEXT NOT NULL,
                sequence INTEGER,
                sync_count INTEGER NOT NULL,
                last_sync INTEGER NOT NULL,
                UNIQUE (device, kind, bytes)
            ) STRICT;

            CREATE TABLE readings_tags (
                reading INTEGER NOT NULL REFERENCES readings_readings(key),
                tag TEXT NOT NULL,
                PRIMARY KEY (reading, tag)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX readings_tags_by_tag ON readings_tags(tag);

            CREATE TABLE readings_edits (
                key INTEGER PRIMARY KEY,
                change TEXT NOT NULL,
                reading INTEGER NOT NULL REFERENCES readings_readings(key),
                at INTEGER NOT NULL,
                field TEXT NOT NULL,
                old TEXT,
                new TEXT,
                undone_at INTEGER
            ) STRICT;
            CREATE INDEX readings_edits_by_reading ON readings_edits(reading);
            CREATE INDEX readings_edits_by_change ON readings_edits(change);

            CREATE TABLE readings_imports (
                key INTEGER PRIMARY KEY,
                id TEXT NOT NULL UNIQUE,
                person INTEGER NOT NULL REFERENCES readings_people(key),
                format TEXT NOT NULL,
                file_name TEXT NOT NULL,
                imported_at INTEGER NOT NULL,
                undone_at INTEGER
            ) STRICT;

            CREATE TABLE readings_imported (
                reading INTEGER PRIMARY KEY REFERENCES readings_readings(key),
                import INTEGER NOT NULL REFERENCES readings_imports(key),
                person INTEGER NOT NULL REFERENCES readings_people(key),
                identity BLOB NOT NULL,
                line INTEGER NOT NULL,
                UNIQUE (person, identity)
            ) STRICT;
            CREATE INDEX readings_imported_by_import ON readings_imported(import);

            CREATE TABLE readings_cursors (
                device INTEGER PRIMARY KEY REFERENCES readings_devices(key),
                epoch INTEGER NOT NULL,
                sequence INTEGER NOT NULL,
                identity BLOB NOT NULL
            ) STRICT;

            CREATE TABLE readings_syncs (
                key INTEGER PRIMARY KEY AUTOINCREMENT,
                device INTEGER NOT NULL REFERENCES readings_devices(key),
                started_at INTEGER NOT NULL,
                ended_at INTEGER,
                outcome TEXT,
                code TEXT,
                new INTEGER NOT NULL DEFAULT 0,
                known INTEGER NOT NULL DEFAULT 0,
                unreadable INTEGER NOT NULL DEFAULT 0
            ) STRICT;
            CREATE INDEX readings_syncs_by_device ON readings_syncs(device, key);
            """
    )

    /// Readings of unknown time are found and counted without a look at the others.
    private static let unknownTimes = Migration(
        "readings_0002_unknown_times",
        script: """
            CREATE INDEX readings_readings_of_unknown_time ON readings_readings(person, device, place)
            WHERE deleted_at IS NULL AND measured_at IS NULL;
            """
    )

    /// Meters that give their records other numbers with each test, and epochs that outlive a cursor.
    ///
    /// A record knows the sync in which it was added and the last one in which its meter reported it, and keeps the meter's own word on
    /// the meal; a context knows the last sync in which it came. `confirmed_sync` is the last complete sync that found all records of
    /// its meter to be different ones. An identity is the sequence number's two bytes, and what the record is without it.
    private static let renumbering = Migration(
        "readings_0003_renumbering",
        script: """
            ALTER TABLE readings_devices ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE readings_devices ADD COLUMN is_renumbering INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE readings_devices ADD COLUMN confirmed_sync INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE readings_records ADD COLUMN added_in INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE readings_records ADD COLUMN seen_in INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE readings_records ADD COLUMN meal INTEGER;
            ALTER TABLE readings_contexts ADD COLUMN seen_in INTEGER NOT NULL DEFAULT 0;
            CREATE INDEX readings_records_by_content ON readings_records(device, substr(identity, 3));

            UPDATE readings_devices SET epoch = max(
                ifnull((SELECT epoch FROM readings_cursors WHERE device = readings_devices.key), 0),
                ifnull((SELECT max(epoch) FROM readings_records WHERE device = readings_devices.key), 0),
                ifnull((SELECT max(epoch) FROM readings_contexts WHERE device = readings_devices.key), 0));
            UPDATE readings_records SET
                added_in = ifnull((SELECT max(s.key) FROM readings_syncs s JOIN readings_readings r ON r.key = readings_records.reading
                    WHERE s.device = readings_records.device AND s.started_at <= r.created_at), 0),
                meal = (SELECT c.meal FROM readings_contexts c WHERE c.device = readings_records.device
                    AND c.epoch = readings_records.epoch AND c.sequence = readings_records.sequence);
            UPDATE readings_records SET seen_in = added_in;
            """
    )

    /// Why a frame could not be decoded is a case with its numbers, no longer English.
    private static let reasons = Migration(
        "readings_0004_reasons",
        script: """
            UPDATE readings_unreadable SET reason = 'tooShort ' || CAST(substr(reason, length('too short: needs at least ') + 1) AS INTEGER)
                || ' ' || CAST(substr(reason, instr(reason, ', has ') + length(', has ')) AS INTEGER)
                WHERE reason LIKE 'too short: needs at least % bytes, has %';
            UPDATE readings_unreadable SET
                reason = 'truncated ' || CAST(substr(reason, length('truncated: its flags promise ') + 1) AS INTEGER)
                || ' ' || CAST(substr(reason, instr(reason, ', it has ') + length(', it has ')) AS INTEGER)
                WHERE reason LIKE 'truncated: its flags promise % bytes, it has %';
            """
    )

    /// Notes, tags and reasons are found by their words; `WordIndex` keeps them. Triggers could not: a trusted schema would be needed.
    private static let words = Migration(
        "readings_0005_words",
        script: """
            CREATE VIRTUAL TABLE readings_words USING fts5(note, exclusion, tags, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3');
            INSERT INTO readings_words (rowid, note, exclusion)
                SELECT key, note, exclusion FROM readings_readings WHERE note IS NOT NULL OR exclusion IS NOT NULL;
            """
    )

    /// What people decide about a meter, and whether it is a meter or a sensor.
    private static let deviceSettings = Migration(
        "readings_0006_device_settings",
        script: """
            ALTER TABLE readings_devices ADD COLUMN kind TEXT NOT NULL DEFAULT 'meter';
            ALTER TABLE readings_devices ADD COLUMN syncs_automatically INTEGER NOT NULL DEFAULT 1;
            ALTER TABLE readings_devices ADD COLUMN sets_clock INTEGER NOT NULL DEFAULT 0;
            """
    )

    /// What people say about themselves. A row of `readings_erasures` is there from the moment when someone was deleted until the files were
    /// rewritten.
    private static let profiles = Migration(
        "readings_0007_profiles",
        script: """
            ALTER TABLE readings_people ADD COLUMN birth_date TEXT;
            ALTER TABLE readings_people ADD COLUMN diabetes_type TEXT;
            ALTER TABLE readings_people ADD COLUMN clinic TEXT NOT NULL DEFAULT '';
            ALTER TABLE readings_people ADD COLUMN recipient TEXT NOT NULL DEFAULT '';
            ALTER TABLE readings_people ADD COLUMN street TEXT NOT NULL DEFAULT '';
            ALTER TABLE readings_people ADD COLUMN postal_code TEXT NOT NULL DEFAULT '';
            ALTER TABLE readings_people ADD COLUMN city TEXT NOT NULL DEFAULT '';
            ALTER TABLE readings_people ADD COLUMN country TEXT NOT NULL DEFAULT '';
            CREATE TABLE readings_erasures (key INTEGER PRIMARY KEY) STRICT;
            """
    )
}
