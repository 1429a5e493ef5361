@_exported import DeviceSetup
