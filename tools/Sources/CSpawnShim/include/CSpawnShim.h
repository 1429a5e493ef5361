#pragma once

#include <spawn.h>

/// Says that a program that is started keeps no file open from this number on: what other threads opened without marking it would stay open
/// as long as that program lives. Returns 0, else an error number.
int spawn_close_from(posix_spawn_file_actions_t *actions, int first);

/// Says in which folder a program is started. Returns 0, else an error number.
int spawn_change_folder(posix_spawn_file_actions_t *actions, const char *folder);
