import Common
import Crypto
import Foundation
import Sharing

/// The file of a backup: one line that says what it is, one with the SHA-256 and the size of the database, then the database itself.
enum BackupFile {
    /// The version of this shape.
    private static let version = 1
    private static let name = "Meterbook backup "
    /// Longer than any two first lines.
    private static let longestHead = 200

    /// What the first lines say of the database behind them.
    private struct Head {
        var checksum: String
        var size: Int

        var bytes: [UInt8] { Array("\(BackupFile.name)\(BackupFile.version)\n\(checksum) \(size)\n".utf8) }
    }

    /// Writes a database file as a backup. What cannot be finished is removed. Throws `BackupError`.
    static func write(database: String, to path: String) throws(BackupError) {
        let head = try measure(FileBytes(reading: database))
        let backup = try FileBytes(creating: path)
        do throws(BackupError) {
            try backup.write(head.bytes)
            let source = try FileBytes(reading: database)
            while case let piece = try source.read(), !piece.isEmpty { try backup.write(piece) }
            try backup.finish()
        } catch {
            unlink(path)
            throw error
        }
    }

    /// Checks a backup and writes the database in it to a new file. What cannot be finished is removed. Throws `BackupError`.
    static func extract(_ path: String, to database: String) throws(BackupError) {
        let backup = try FileBytes(reading: path)
        var bytes = try backup.read(atMost: longestHead)
        guard let (head, length) = try readHead(bytes, path) else { throw .notABackup(path: path) }
        bytes.removeFirst(length)
        let target = try FileBytes(creating: database)
        do throws(BackupError) {
            let hash = RunningHash(.sha256)
            var size = 0
            while !bytes.isEmpty {
                hash.update(bytes)
                size += bytes.count
                // One that was added to is not copied to its end, however long it is.
                if size <= head.size { try target.write(bytes) }
                bytes = try backup.read()
            }
            guard size == head.size else { throw BackupError.wrongSize(path: path, expected: head.size, found: size) }
            guard hash.finish().hex == head.checksum else { throw BackupError.changed(path: path) }
            try target.finish()
        } catch {
            unlink(database)
            throw error
        }
    }

    private static func measure(_ file: FileBytes) throws(BackupError) -> Head {
        let hash = RunningHash(.sha256)
        var size = 0
        while case let piece = try file.read(), !piece.isEmpty {
            hash.update(piece)
            size += piece.count
        }
        return Head(checksum: hash.finish().hex, size: size)
    }

    /// What the first two lines say, and how long they are; nil where they are not those of a backup.
    private static func readHead(_ bytes: [UInt8], _ path: String) throws(BackupError) -> (Head, length: Int)? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
        guard lines.count == 3, let first = String(validating: lines[0], as: UTF8.self), first.hasPrefix(name) else { return nil }
        guard let version = Int(first.dropFirst(name.count)) else { return nil }
        guard version <= Self.version else { throw .newer(path: path) }
        let words = String(decoding: lines[1], as: UTF8.self).split(separator: " ")
        guard version == Self.version, words.count == 2, words[0].utf8.count == 64, let size = Int(words[1]), size >= 0 else { return nil }
        return (Head(checksum: String(words[0]), size: size), lines[0].count + lines[1].count + 2)
    }
}
