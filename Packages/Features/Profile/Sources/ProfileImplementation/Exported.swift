@_exported import ProfileViews
