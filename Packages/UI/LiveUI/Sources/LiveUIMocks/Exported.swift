@_exported public import LiveUI
