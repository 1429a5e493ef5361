@_exported import ForceUpdateViews
