@_exported public import CommonUI
