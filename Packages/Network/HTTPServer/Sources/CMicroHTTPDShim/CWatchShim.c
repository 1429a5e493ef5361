#include "CMicroHTTPDShim.h"

#include <sys/epoll.h>
#include <sys/eventfd.h>

int mb_watch_epoll(void) { return epoll_create1(EPOLL_CLOEXEC); }

int mb_watch_eventfd(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

static int add(int epoll, int descriptor, uint64_t number, uint32_t events) {
    struct epoll_event event = {.events = events, .data = {.u64 = number}};
    return epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event);
}

int mb_watch_add_wake(int epoll, int eventfd, uint64_t number) { return add(epoll, eventfd, number, EPOLLIN); }

int mb_watch_add_hang_up(int epoll, int socket, uint64_t number) {
    return add(epoll, socket, number, EPOLLRDHUP | EPOLLHUP | EPOLLERR | EPOLLONESHOT);
}

int mb_watch_remove(int epoll, int socket) {
    struct epoll_event event = {0};
    return epoll_ctl(epoll, EPOLL_CTL_DEL, socket, &event);
}

int mb_watch_wait(int epoll, uint64_t *numbers, int capacity, int milliseconds) {
    struct epoll_event events[64];
    int count = epoll_wait(epoll, events, capacity < 64 ? capacity : 64, milliseconds);
    for (int i = 0; i < count; i++)
        numbers[i] = events[i].data.u64;
    return count;
}
