import Domain

/// The readings of a set that are counted together: the real ones, or the simulated ones where there are no others. Never both.
struct CountedReadings {
    let readings: [Reading]
    let areSimulated: Bool

    init(_ all: [Reading]) {
        let real = all.filter { !$0.isSimulated }
        areSimulated = real.isEmpty && !all.isEmpty
        readings = areSimulated ? all : real
    }
}
