import Foundation
import Testing

@testable import NetworkingImplementation

@Suite struct ConnectivityTests {
    @Test(
        arguments: [
            ("localhost", true), ("127.0.0.1", true), ("127.1.2.3", true), ("::1", true), ("[::1]", true), ("example.org", false),
            ("128.0.0.1", false),
            ("localhost.example.org", false), ("", false),
        ])
    func thisComputerIsKnown(host: String, isLoopback: Bool) {
        #expect(Connectivity.isLoopback(host) == isLoopback)
    }

    @Test func aComputerWithARouteIsOnline() throws {
        let routes = try String(contentsOfFile: "/proc/net/route", encoding: .utf8).split(separator: "\n").dropFirst()
        let hasRoute = routes.contains { line in
            let fields = line.split(separator: "\t")
            return fields.first != "lo" && fields.count > 3 && (Int(fields[3], radix: 16) ?? 0) & 1 == 1
        }
        if hasRoute { #expect(Connectivity.isOnline()) }
    }
}
