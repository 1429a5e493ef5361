import Foundation
import Testing

@testable import Meterbook

struct XDGFoldersTests {
    @Test func theDefaultsLieInTheHomeFolder() {
        let folders = XDGFolders(variables: ["HOME": "/home/ada"])
        #expect(folders.data.path == "/home/ada/.local/share/meterbook")
        #expect(folders.configuration.path == "/home/ada/.config/meterbook")
    }

    @Test func theVariablesComeFirst() {
        let folders = XDGFolders(variables: ["HOME": "/home/ada", "XDG_DATA_HOME": "/srv/my data", "XDG_CONFIG_HOME": "/etc/ada"])
        #expect(folders.data.path == "/srv/my data/meterbook")
        #expect(folders.configuration.path == "/etc/ada/meterbook")
    }

    @Test("a path that is not absolute is ignored, as the specification says", arguments: ["", "data", "./data", "~/data"])
    func aRelativePathIsIgnored(path: String) {
        let folders = XDGFolders(variables: ["HOME": "/home/ada", "XDG_DATA_HOME": path, "XDG_CONFIG_HOME": path])
        #expect(folders.data.path == "/home/ada/.local/share/meterbook")
        #expect(folders.configuration.path == "/home/ada/.config/meterbook")
    }

    @Test func withoutAHomeTheSystemKnowsOne() {
        #expect(XDGFolders(variables: [:]).data.path.hasSuffix("/.local/share/meterbook"))
    }
}
