@_exported public import Analytics
