@_exported import DeviceSetupViews
