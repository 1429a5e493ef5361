import Foundation

/// What one piece of work took.
package struct Sample: Equatable, Sendable {
    /// Seconds that went by.
    package var wall: Double
    /// Seconds of processor time of all programs that it ran, their children included; other work on the machine hardly changes it.
    package var cpu: Double
    /// The machine's load average over the last minute when it ended.
    package var load: Double

    /// A sample.
    package init(wall: Double, cpu: Double, load: Double) {
        self.wall = wall
        self.cpu = cpu
        self.load = load
    }

    /// Measures some work that waits for every program that it starts. Only one such measurement may run in a process at a time.
    package static func of<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) -> Sample {
        let cpu = childrenSeconds()
        let start = ContinuousClock.now
        try work()
        let wall = ContinuousClock.now - start
        let parts = wall.components
        return Sample(
            wall: Double(parts.seconds) + Double(parts.attoseconds) * 1e-18, cpu: childrenSeconds() - cpu, load: machineLoad())
    }

    /// The load average over the last minute; negative where the system does not tell.
    package static func machineLoad() -> Double {
        var loads = [0.0]
        return getloadavg(&loads, 1) == 1 ? loads[0] : -1
    }

    private static func childrenSeconds() -> Double {
        var usage = rusage()
        // RUSAGE_CHILDREN, whose type differs between systems.
        getrusage(-1, &usage)
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }
}
