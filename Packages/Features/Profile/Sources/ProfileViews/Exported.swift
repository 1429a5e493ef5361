@_exported import Profile
