#ifndef CSPAWN_H
#define CSPAWN_H

#include <spawn.h>
#include <stddef.h>

/// Closes every descriptor from `from` on in the child; a glibc extension that Swift does not see. Returns 0 or an error number.
int cspawn_add_closefrom(posix_spawn_file_actions_t *actions, int from);

/// Changes the child's working folder; a glibc extension that Swift does not see. Returns 0 or an error number.
int cspawn_add_chdir(posix_spawn_file_actions_t *actions, const char *folder);

/// Opens a pseudo terminal and writes down the path of the end that a program is given. Returns this end, or -1.
int cspawn_open_terminal(char *path, size_t length);

#endif
