/// Random bytes that are fit for secrets.
enum SystemRandomness {
    /// So many bytes of the system's generator.
    static func bytes(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}
