/// Content that is written later and elsewhere, with the identity and the environment of the place that it was given at.
struct Deferred {
    let path: [UInt8]
    let environment: CapturedEnvironment
    let content: @MainActor () -> Void
}
