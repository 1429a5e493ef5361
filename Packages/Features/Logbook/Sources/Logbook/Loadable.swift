package import Common

/// What can be said of something that is read from the store.
package typealias Loadable<Value: Hashable & Sendable> = LoadState<Value, LogbookError>
