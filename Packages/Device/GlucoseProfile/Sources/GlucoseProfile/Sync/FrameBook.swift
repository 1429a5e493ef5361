/// Everything that a sync has received: knows what came before and what is still unreadable.
struct FrameBook: Sendable {
    private(set) var counts = SyncCounts()
    private let passedFrames: Set<[UInt8]>
    private var identities: Set<[UInt8]> = []
    private var contextFrames: Set<[UInt8]> = []
    private var unreadable: [UnreadableItem] = []
    private var unreadableFrames: Set<[UInt8]> = []
    /// By sequence number of the epoch that is read now.
    private var measurements: [UInt16: (measurement: GlucoseMeasurement, bytes: [UInt8])] = [:]
    private var contexts: [UInt16: (context: GlucoseMeasurementContext, bytes: [UInt8])] = [:]

    init(passedFrames: Set<[UInt8]>) {
        self.passedFrames = passedFrames
    }

    /// The lowest place that must be asked for again; nil where everything decoded.
    var lowestUnreadable: Place? {
        unreadable.lazy.map { item in item.sequence.map(Place.sequence) ?? .unknown }.min()
    }

    /// Where a frame lies in the meter's memory.
    enum Place: Hashable, Comparable, Sendable {
        /// Perhaps at the very beginning.
        case unknown
        case sequence(UInt16)
    }

    /// Takes a record; nil where it came before.
    mutating func take(_ measurement: GlucoseMeasurement, _ bytes: [UInt8], epoch: Int) -> SyncItem? {
        measurements[measurement.sequence] = (measurement, bytes)
        resolve(GlucoseUUID.measurement, bytes)
        guard identities.insert(measurement.identity).inserted else { return duplicate() }
        counts.measurements += 1
        let context = contexts[measurement.sequence]?.context
        return .measurement(MeasurementItem(measurement: measurement, bytes: bytes, epoch: epoch, context: context))
    }

    /// Takes a context; nil where it came before.
    mutating func take(_ context: GlucoseMeasurementContext, _ bytes: [UInt8], epoch: Int) -> SyncItem? {
        contexts[context.sequence] = (context, bytes)
        resolve(GlucoseUUID.measurementContext, bytes)
        guard contextFrames.insert(bytes).inserted else { return duplicate() }
        counts.contexts += 1
        let measurement = measurements[context.sequence]?.measurement
        return .context(ContextItem(context: context, bytes: bytes, epoch: epoch, measurement: measurement))
    }

    /// Takes a frame that could not be decoded; nil where it came before, or is the beginning of one that could.
    mutating func takeUnreadable(
        _ bytes: [UInt8], from characteristic: UInt16, _ reason: FrameError, sequence: UInt16?
    ) -> SyncItem? {
        if let sequence, decodedFrame(of: characteristic, sequence)?.starts(with: bytes) == true { return duplicate() }
        let isPassed = passedFrames.contains(bytes)
        let item = UnreadableItem(bytes: bytes, characteristic: characteristic, reason: reason, sequence: sequence, isPassed: isPassed)
        if !isPassed, !unreadable.contains(item) {
            unreadable.append(item)
        }
        guard unreadableFrames.insert([UInt8(truncatingIfNeeded: characteristic)] + bytes).inserted else { return duplicate() }
        counts.unreadable += 1
        return .unreadable(item)
    }

    /// Forgets what sequence numbers meant: the meter counts anew, and everything is asked for again.
    mutating func beginEpoch() {
        measurements = [:]
        contexts = [:]
        unreadable = []
    }

    private func decodedFrame(of characteristic: UInt16, _ sequence: UInt16) -> [UInt8]? {
        characteristic == GlucoseUUID.measurement ? measurements[sequence]?.bytes : contexts[sequence]?.bytes
    }

    private mutating func duplicate() -> SyncItem? {
        counts.duplicates += 1
        return nil
    }

    private mutating func resolve(_ characteristic: UInt16, _ bytes: [UInt8]) {
        guard !unreadable.isEmpty else { return }
        unreadable.removeAll { $0.characteristic == characteristic && $0.sequence != nil && bytes.starts(with: $0.bytes) }
    }
}
