@_exported import ForceUpdate
