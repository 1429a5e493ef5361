import Foundation
import Testing

@testable import RemoteConfiguration

@Suite struct BucketTests {
    /// The published values of FNV-1a, 64 bits (draft-eastlake-fnv, appendix C).
    @Test(arguments: [("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8)] as [(String, UInt64)])
    func theHashIsThePublishedOne(text: String, hash: UInt64) {
        #expect(Bucket.fnv1a(text.utf8) == hash)
    }

    /// These never change: another number would move people from one variant to another.
    @Test(
        arguments: [
            ("00000000-0000-0000-0000-000000000001", "device.sensor", 6239),
            ("00000000-0000-0000-0000-000000000002", "device.sensor", 2654),
            ("6BA7B810-9DAD-11D1-80B4-00C04FD430C8", "style/variant", 2878),
        ])
    func theLotIsAlwaysTheSame(installation: String, name: String, bucket: Int) throws {
        #expect(Bucket.number(of: try #require(UUID(uuidString: installation)), name: name) == bucket)
    }

    @Test func lotsAreSpreadEvenly() {
        var tenths = [Int](repeating: 0, count: 10)
        for number in 0..<5_000 {
            let bucket = Bucket.number(of: installation(number), name: "a.flag")
            #expect((0..<Bucket.count).contains(bucket))
            tenths[bucket / 1_000] += 1
        }
        // 500 in each, give or take five standard deviations.
        #expect(tenths.allSatisfy { (394...606).contains($0) }, "\(tenths)")
    }

    @Test func lotsOfTwoNamesHaveNothingToDoWithEachOther() {
        let both = (0..<5_000).filter { number in
            Bucket.number(of: installation(number), name: "a") < 5_000 && Bucket.number(of: installation(number), name: "b") < 5_000
        }
        #expect((1_090...1_410).contains(both.count), "\(both.count)")
    }
}

/// One of many installations.
func installation(_ number: Int) -> UUID {
    let hex = String(number * 2_654_435_761 % (1 << 32), radix: 16)
    return UUID(uuidString: "6BA7B810-9DAD-41D1-80B4-0000" + String(repeating: "0", count: 8 - hex.count) + hex) ?? UUID()
}
