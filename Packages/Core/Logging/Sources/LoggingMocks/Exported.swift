@_exported public import Logging
