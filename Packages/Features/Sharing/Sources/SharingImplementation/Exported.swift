@_exported import SharingViews
