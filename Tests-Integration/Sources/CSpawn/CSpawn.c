#define _GNU_SOURCE
#include "CSpawn.h"

int cspawn_add_closefrom(posix_spawn_file_actions_t *actions, int from)
{
    return posix_spawn_file_actions_addclosefrom_np(actions, from);
}

int cspawn_add_chdir(posix_spawn_file_actions_t *actions, const char *folder)
{
    return posix_spawn_file_actions_addchdir_np(actions, folder);
}
