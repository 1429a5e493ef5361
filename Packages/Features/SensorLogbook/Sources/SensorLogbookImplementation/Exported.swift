@_exported import SensorLogbookViews
