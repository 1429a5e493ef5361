@_exported import DeviceSyncViews
