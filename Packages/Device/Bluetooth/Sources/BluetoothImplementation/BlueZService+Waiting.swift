import Bluetooth

extension BlueZService {
    /// What `find` finds, as soon as it does; nil when the time is up first. Throws what `find` throws, or `cancelled`.
    nonisolated func first<Value: Sendable>(
        within timeout: Duration, on clock: any Clock<Duration>,
        _ find: @Sendable (BlueZObjects) throws(BluetoothError) -> Value?
    ) async throws(BluetoothError) -> Value? {
        let watch = await watch()
        if let value = try find(watch.objects) {
            await unwatch(watch.id)
            return value
        }
        let timer = Task {
            // Cancelled when something was found.
            try? await clock.sleep(for: timeout)
            await unwatch(watch.id)
        }
        defer { timer.cancel() }
        for await _ in watch.changes {
            if let value = try find(await objects) { return value }
        }
        if Task.isCancelled { throw .cancelled }
        return nil
    }
}
