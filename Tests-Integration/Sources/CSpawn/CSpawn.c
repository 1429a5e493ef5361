#define _GNU_SOURCE
#include "CSpawn.h"

#include <fcntl.h>
#include <stdlib.h>

int cspawn_add_closefrom(posix_spawn_file_actions_t *actions, int from)
{
    return posix_spawn_file_actions_addclosefrom_np(actions, from);
}

int cspawn_add_chdir(posix_spawn_file_actions_t *actions, const char *folder)
{
    return posix_spawn_file_actions_addchdir_np(actions, folder);
}

int cspawn_open_terminal(char *path, size_t length)
{
    int descriptor = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (descriptor >= 0 && grantpt(descriptor) == 0 && unlockpt(descriptor) == 0 && ptsname_r(descriptor, path, length) == 0) {
        return descriptor;
    }
    return -1;
}
