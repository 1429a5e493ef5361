@_exported import Insights
