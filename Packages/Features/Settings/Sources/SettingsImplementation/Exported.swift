@_exported import SettingsViews
