#include "CBuildInfo.h"

#ifndef METERBOOK_VERSION
#define METERBOOK_VERSION "0.0.0-development"
#endif

const char *meterbook_version(void) { return METERBOOK_VERSION; }
