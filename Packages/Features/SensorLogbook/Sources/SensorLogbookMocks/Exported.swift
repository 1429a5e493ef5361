@_exported import SensorLogbook
