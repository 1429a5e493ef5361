import Foundation
import IntegrationSupport
import TestSupport
import Testing

/// The way in: one token, once, for a cookie.
struct SignInTests {
    @Test func aTokenIsGoodForOneExchange() async throws {
        let app = try await Installation().serve()
        let client = PlainHTTPClient(port: app.port)
        let first = try await client.get("/?token=\(app.token)")
        #expect(first.status == 303)
        #expect(first["Location"] == "/", "the token leaves the address")
        #expect(first.values(of: "Set-Cookie").count == 1)
        let second = try await client.get("/?token=\(app.token)")
        #expect(second.status == 401)
        #expect(second["Set-Cookie"] == nil)
        await app.stop()
    }

    @Test func theCookieIsASecretThatScriptsAndOtherSitesDoNotGet() async throws {
        let installation = try Installation()
        let app = try await installation.serve()
        let answer = try await PlainHTTPClient(port: app.port).get("/?token=\(app.token)")
        let parts = try #require(answer["Set-Cookie"]).split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        let pair = parts[0].split(separator: "=", maxSplits: 1).map(String.init)
        #expect(pair[0].contains("\(app.port)"), "the cookies of a host are shared by its ports: \(parts)")
        #expect(pair[1].count >= 22, "at least 128 bits")
        #expect(parts.contains("HttpOnly"))
        #expect(parts.contains("SameSite=Strict"))
        #expect(parts.contains("Path=/"))
        #expect(!parts.contains { $0.hasPrefix("Domain") })
        let secret = installation.dataFolder + "/secret"
        #expect(try FileManager.default.attributesOfItem(atPath: secret)[.posixPermissions] as? Int == 0o600)
        #expect(!app.readyURL.contains(pair[1]), "the token is not the secret")
        await app.stop()
    }

    @Test("without a cookie there is nothing to see", arguments: ["/", "/devices", "/live/abc/events", "/readings/1", "/nowhere"])
    func nothingWithoutACookie(_ target: String) async throws {
        let signedIn = try await SignedIn()
        for headers in [[], [(name: "Cookie", value: "x=y")], [(name: "Cookie", value: "\(signedIn.cookie)x")]] {
            let answer = try await signedIn.client.get(target, headers)
            #expect(answer.status == 401, "\(target)")
            #expect(!answer.text.contains("Test meter"))
            #expect(!answer.text.contains("data-live"))
            #expect(answer["Set-Cookie"] == nil)
        }
        await signedIn.app.stop()
    }

    @Test func thePageThatAsksForALinkHasItsStyleSheet() async throws {
        let app = try await Installation().serve()
        let client = PlainHTTPClient(port: app.port)
        let page = try await client.get("/")
        #expect(page.status == 401)
        let links = page.text.matches(of: /<link [^>]*href="([^"]+)"/).map { String($0.output.1) }
        #expect(!links.isEmpty)
        for link in links { #expect(try await client.get(link).status == 200, "\(link)") }
        await app.stop()
    }

    @Test("a wrong token opens nothing", arguments: ["", "x", "%00", "' OR 1=1"])
    func wrongToken(_ token: String) async throws {
        let app = try await Installation().serve()
        let answer = try await PlainHTTPClient(port: app.port).get("/?token=\(token.replacingOccurrences(of: " ", with: "+"))")
        #expect(answer.status == 401)
        #expect(answer["Set-Cookie"] == nil)
        await app.stop()
    }

    @Test func theCookieOutlivesARestart() async throws {
        let signedIn = try await SignedIn()
        await signedIn.app.stop()
        let again = try await signedIn.installation.serve(["--port", "\(signedIn.app.port)"])
        #expect(try await signedIn.get("/").status == 200)
        await again.stop()
    }

    @Test func theCookieOfOneInstallationOpensNoOther() async throws {
        let first = try await SignedIn()
        let second = try await SignedIn()
        let value = first.cookie.split(separator: "=", maxSplits: 1)[1]
        let name = second.cookie.prefix { $0 != "=" }
        #expect(try await second.client.get("/", [(name: "Cookie", value: "\(name)=\(value)")]).status == 401)
        await first.app.stop()
        await second.app.stop()
    }
}
