import Foundation
import RemoteConfigurationImplementation
import TestSupport
import Testing

@testable import Meterbook

struct OperatorConfigurationTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func aMissingFileIsAnEmptyConfigurationUnlessItWasAskedFor() throws {
        let file = URL(fileURLWithPath: folder.path("config.json"))
        let configuration = try OperatorConfiguration(file: file, isRequired: false)
        #expect(configuration.host == nil)
        #expect(configuration.port == nil)
        let failure = #expect(throws: CommandFailure.self) { try OperatorConfiguration(file: file, isRequired: true) }
        #expect(failure == .usage("the configuration \(file.path) does not exist"))
    }

    @Test func whatIsSetIsRead() throws {
        let configuration = try read(#"{"host": "127.0.0.2", "port": 0, "//": "for the kitchen"}"#)
        #expect(configuration.host == "127.0.0.2")
        #expect(configuration.port == 0)
        #expect(try read(#"{"style": "look/brand.tokens.json"}"#).style?.path == folder.path("look/brand.tokens.json"))
        #expect(try read(#"{"style": "/etc/brand.json"}"#).style?.path == "/etc/brand.json")
        #expect(try read("{}") == OperatorConfiguration(file: URL(fileURLWithPath: "/nowhere"), isRequired: false))
        #expect(try read(#"{"port": 65535}"#).port == 65_535)
        #expect(try read(#"{"force_update": "https://a.example/x?y"}"#).forceUpdate?.absoluteString == "https://a.example/x?y")
        #expect(try read(#"{"force_update": "http://127.0.0.1:8080/x"}"#).forceUpdate?.port == 8080)
        #expect(try read(#"{"catalog": "https://a.example/c.json"}"#).catalog?.absoluteString == "https://a.example/c.json")
        #expect(
            try read(#"{"remote_configuration": "https://a.example/x"}"#).remoteConfiguration
                == .address(try #require(URL(string: "https://a.example/x"))))
        guard case .file(let file)? = try read(#"{"remote_configuration": "all.json"}"#).remoteConfiguration else {
            Issue.record("a path is a file")
            return
        }
        #expect(file.path == folder.path("all.json"))
    }

    @Test(
        arguments: [
            ("", "is not JSON"), ("{", "is not JSON"), ("[1]", "is not a JSON object"), ("\"x\"", "is not"),
            (#"{"host": 1}"#, "“host” must be a text"), (#"{"host": null}"#, "“host” must be a text"),
            (#"{"port": "80"}"#, "“port” must be a whole number"), (#"{"port": 65536}"#, "from 0 to 65535"),
            (#"{"port": -1}"#, "from 0 to 65535"), (#"{"port": 80.5}"#, "“port” must be a whole number"),
            (#"{"port": true}"#, "“port” must be a whole number"), (#"{"port": 1e99}"#, "“port” must be a whole number"),
            (#"{"style": 1}"#, "“style” must be the path"), (#"{"style": ""}"#, "“style” must be the path"),
            (#"{"prot": 80}"#, "unknown key “prot”"), (#"{"force_update": 1}"#, "“force_update” must be an address"),
            (#"{"force_update": "x.json"}"#, "“force_update” must be an https"),
            (#"{"catalog": 1}"#, "“catalog” must be an address"), (#"{"catalog": "http://a.example/"}"#, "“catalog” must be an https"),
            (#"{"force_update": "http://a.example/"}"#, "must be an https"),
            (#"{"force_update": "https://a:b@a.example/"}"#, "without a password"), (#"{"force_update": "https://"}"#, "must be an https"),
            (#"{"remote_configuration": ""}"#, "must be the path of a file or an address"),
            (#"{"remote_configuration": "http://a.example/"}"#, "“remote_configuration” must be an https"),
            (#"{"remote_configuration": "ftp://a.example/"}"#, "“remote_configuration” must be an https"),
        ])
    func whatIsWrongIsAUsageErrorThatNamesTheFile(text: String, words: String) throws {
        let failure = try #require(#expect(throws: CommandFailure.self) { try read(text) })
        #expect(failure.exitCode == 2)
        #expect(failure.message.contains(words), "\(failure.message)")
        #expect(failure.message.contains(folder.path("config.json")))
    }

    private func read(_ text: String) throws -> OperatorConfiguration {
        try OperatorConfiguration(file: try folder.write(text, to: "config.json"), isRequired: true)
    }
}
