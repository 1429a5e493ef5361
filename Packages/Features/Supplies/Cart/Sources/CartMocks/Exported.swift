@_exported import Cart
