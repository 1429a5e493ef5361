@_exported public import RemoteConfiguration
