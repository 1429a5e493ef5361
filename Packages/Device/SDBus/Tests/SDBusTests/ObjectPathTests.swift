import SDBus
import Testing

@Suite struct ObjectPathTests {
    @Test(arguments: ["/", "/org", "/org/bluez/hci0/dev_00_11"]) func aPathIsRead(text: String) {
        #expect(ObjectPath(text)?.description == text)
    }

    @Test(arguments: ["", "org", "//", "/org/", "/org//bluez", "/org/ä", "/org/a-b", "/a\0"]) func whatIsNoPathIsRefused(text: String) {
        #expect(ObjectPath(text) == nil)
    }

    @Test func anElementIsMadeSafe() {
        #expect(ObjectPath.root.appending("dev_AA:BB").description == "/dev_AA_BB")
        #expect(ObjectPath.root.appending("a").appending("").description == "/a/_")
        #expect(ObjectPath.root.appending("ä/b").description == "/___b")
    }

    @Test func aPathLiesWithinItselfAndWhatIsAboveIt() throws {
        let device = try #require(ObjectPath("/org/bluez/hci1"))
        #expect(device.isWithin(.root))
        #expect(device.isWithin(device))
        #expect(try device.appending("dev").isWithin(#require(ObjectPath("/org/bluez"))))
        #expect(try !#require(ObjectPath("/org/bluez/hci10")).isWithin(device))
    }

    @Test func pathsAreOrderedAsText() {
        #expect(ObjectPath.root.appending("a") < ObjectPath.root.appending("b"))
    }
}
