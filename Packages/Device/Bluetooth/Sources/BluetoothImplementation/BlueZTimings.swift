/// How long each step may take.
struct BlueZTimings: Sendable {
    /// Until a device that is to be paired is seen.
    var finding = Duration.seconds(30)
    /// Until `Pair` answers. BlueZ gives a person 60 s to answer, and a call 25 s where nothing is said.
    var pairing = Duration.seconds(90)
    /// Until `Connect` answers; the kernel itself gives up earlier.
    var connecting = Duration.seconds(45)
    /// From the link to known services.
    var resolving = Duration.seconds(30)
    /// From the end of a link to the reason for it.
    var explaining = Duration.milliseconds(500)
    /// Until a request is answered, the ATT transaction time-out (Core Specification, Vol 3, Part F, 3.3.3).
    var request = Duration.seconds(30)
    /// Between attempts to reach a bus that is gone.
    var retrying = Duration.seconds(5)
}
