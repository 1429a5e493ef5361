@_exported import Orders
