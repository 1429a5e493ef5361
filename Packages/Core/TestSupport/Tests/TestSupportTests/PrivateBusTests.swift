import Foundation
import TestSupport
import Testing

@Suite struct PrivateBusTests {
    @Test func eachBusListensAtAPlaceOfItsOwnUntilItIsStopped() async throws {
        let bus = try PrivateBus()
        let other = try PrivateBus()
        let socket = try socketPath(bus)
        #expect(FileManager.default.fileExists(atPath: socket))
        #expect(try socketPath(other) != socket)
        try bus.stop()
        while FileManager.default.fileExists(atPath: socket) { await Task.yield() }
        #expect(FileManager.default.fileExists(atPath: try socketPath(other)))
        try bus.restart()
        #expect(FileManager.default.fileExists(atPath: socket))
    }

    @Test func theBusEndsWithItsLastReference() async throws {
        var bus: PrivateBus? = try PrivateBus()
        let socket = try socketPath(try #require(bus))
        bus = nil
        while FileManager.default.fileExists(atPath: socket) { await Task.yield() }
    }

    private func socketPath(_ bus: PrivateBus) throws -> String {
        let path = bus.address.split(separator: "=").last
        return String(try #require(path))
    }
}
