@_exported public import Bluetooth
