#define _GNU_SOURCE
#include "CIsolation.h"

#include <errno.h>

#ifdef __linux__
#include <fcntl.h>
#include <net/if.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

static int write_text(const char *path, const char *text) {
    int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0) return errno;
    ssize_t count = write(file, text, strlen(text));
    int code = count < 0 ? errno : 0;
    close(file);
    return code;
}

/// Enters a user namespace in which the process is who it was, so that it may have a network namespace without being root.
static int enter_user_namespace(void) {
    unsigned user = getuid(), group = getgid();
    if (unshare(CLONE_NEWUSER | CLONE_NEWNET) != 0) return errno;
    char map[64];
    // The kernel wants this said before an unprivileged process may map its group; very old ones do not know it.
    write_text("/proc/self/setgroups", "deny");
    snprintf(map, sizeof map, "%u %u 1", group, group);
    int code = write_text("/proc/self/gid_map", map);
    if (code != 0) return code;
    snprintf(map, sizeof map, "%u %u 1", user, user);
    return write_text("/proc/self/uid_map", map);
}

static int raise_loopback(void) {
    int end = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (end < 0) return errno;
    struct ifreq request;
    memset(&request, 0, sizeof request);
    strcpy(request.ifr_name, "lo");
    int code = 0;
    if (ioctl(end, SIOCGIFFLAGS, &request) != 0) {
        code = errno;
    } else {
        request.ifr_flags |= IFF_UP;
        if (ioctl(end, SIOCSIFFLAGS, &request) != 0) code = errno;
    }
    close(end);
    return code;
}

int isolation_leave_network(void) {
    if (unshare(CLONE_NEWNET) != 0) {
        int code = enter_user_namespace();
        if (code != 0) return code;
    }
    return raise_loopback();
}
#else
int isolation_leave_network(void) {
    return ENOTSUP;
}
#endif
