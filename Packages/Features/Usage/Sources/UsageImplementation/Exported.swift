@_exported import UsageViews
