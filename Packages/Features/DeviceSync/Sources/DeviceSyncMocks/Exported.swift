@_exported import DeviceSync
