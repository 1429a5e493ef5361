@_exported public import ReadingStore
