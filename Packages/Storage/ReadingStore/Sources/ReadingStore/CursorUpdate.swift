/// What becomes of a meter's cursor at the end of a sync.
public enum CursorUpdate: Hashable, Sendable {
    /// It stays where it is: the report did not end with success.
    case keep
    /// It moves.
    case move(SyncCursor)
    /// There is none: the meter is read whole each time.
    case clear
}
