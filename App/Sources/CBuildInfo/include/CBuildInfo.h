/// What the build knows of itself. `make release` passes METERBOOK_VERSION from the tag.
#ifndef METERBOOK_BUILD_INFO_H
#define METERBOOK_BUILD_INFO_H

/// The version, by SemVer 2.0.
const char *meterbook_version(void);

#endif
