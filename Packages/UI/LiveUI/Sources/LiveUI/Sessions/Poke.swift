import Observation

/// One observed number that every rendering reads: changing it is the only way to ask for a rendering.
///
/// A tracking cannot be cancelled, so a rendering that no tracking asked for would leave one behind each time.
@Observable
final class Poke {
    private(set) var revision = 0

    /// To be read in the body of a tracking.
    func touch() -> Int { revision }

    /// Makes the tracking fire.
    func now() { revision &+= 1 }
}
