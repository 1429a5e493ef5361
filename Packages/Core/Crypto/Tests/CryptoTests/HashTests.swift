import Common
import Testing

@testable import Crypto

/// The examples of FIPS 180-4 (csrc.nist.gov, “Cryptographic Standards and Guidelines: Examples with Intermediate Values”).
struct HashTests {
    @Test func sha256IsThatOfTheStandard() {
        #expect(HashAlgorithm.sha256.hash([]).hex == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(HashAlgorithm.sha256.hash(Array("abc".utf8)).hex == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test func sha1IsThatOfTheStandard() {
        #expect(HashAlgorithm.sha1.hash(Array("abc".utf8)).hex == "a9993e364706816aba3e25717850c26c9cd0d89d")
    }

    /// nightscout.github.io#111: the header carries the lower-case hexadecimal SHA-1 of the secret.
    @Test func aNightscoutSecretIsHashedAsItsServerDoes() {
        #expect(HashAlgorithm.sha1.hash(Array("mysecret12chars".utf8)).hex == "3a7f0bb1ccfa7785b76d81058f0a8736bc9fbfb5")
    }

    @Test(arguments: HashAlgorithm.allCases)
    func bytesThatComeBitByBitHaveTheHashOfTheWhole(algorithm: HashAlgorithm) {
        let whole = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let running = RunningHash(algorithm)
        var rest = whole[...]
        var count = 0
        while !rest.isEmpty {
            running.update(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
            count += 1
        }
        #expect(running.finish() == algorithm.hash(whole))
    }
}
