@_exported import CartViews
