@_exported import Settings
