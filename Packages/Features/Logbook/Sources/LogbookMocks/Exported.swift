@_exported import Logbook
