@_exported import InsightsViews
