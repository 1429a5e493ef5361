// What Swift needs of libmicrohttpd, without variadic functions, macros and closed enumerations: those either do not
// import or become enumerations in which an unknown number is undefined behaviour.
#ifndef METERBOOK_CMICROHTTPDSHIM_H
#define METERBOOK_CMICROHTTPDSHIM_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct MHD_Connection;
struct MHD_Daemon;
struct MHD_Response;

// The functions the library's thread calls. All get `context`; `exchange` is what `begin` returned.
struct mb_http_callbacks {
    void *context;
    // A request line has arrived; `target` is raw. What is returned reaches `access` and `completed`.
    void *(*begin)(void *context, const char *target, struct MHD_Connection *connection);
    // Called once with the headers, then for each piece of the body, then with nothing left to read. 0 closes.
    int (*access)(void *context, struct MHD_Connection *connection, void *exchange, const char *method,
                  const char *upload, size_t *upload_size);
    // The request has ended, whatever the reason. Called exactly once for each `begin`.
    void (*completed)(void *context, struct MHD_Connection *connection, void *exchange);
    // A connection was accepted (1) or is about to be closed (0).
    void (*connection)(void *context, struct MHD_Connection *connection, int is_open);
};

struct mb_http_options {
    int listen_socket;
    int is_ipv6;
    unsigned int idle_seconds;
    unsigned int connection_limit;
    size_t connection_memory;
};

// What a content reader returns besides a number of bytes.
extern const ssize_t mb_http_end_of_stream;
extern const ssize_t mb_http_end_with_error;

// NULL when the library refuses. `callbacks` must live until the daemon has stopped; the socket is the daemon's then.
struct MHD_Daemon *mb_http_start(const struct mb_http_callbacks *callbacks, const struct mb_http_options *options);
// Stops accepting; returns the listening socket, which the caller closes, or -1.
int mb_http_quiesce(struct MHD_Daemon *daemon);
// Blocks until the daemon's thread has ended. No connection may be suspended.
void mb_http_stop(struct MHD_Daemon *daemon);

void mb_http_suspend(struct MHD_Connection *connection);
void mb_http_resume(struct MHD_Connection *connection);
int mb_http_socket(struct MHD_Connection *connection);

// Calls `visit` for every request header in order; returns their number.
int mb_http_headers(struct MHD_Connection *connection, void *context,
                    void (*visit)(void *context, const char *name, size_t name_size, const char *value, size_t value_size));

struct MHD_Response *mb_http_response_bytes(const void *bytes, size_t size);
struct MHD_Response *mb_http_response_stream(void *context,
                                             ssize_t (*read)(void *context, uint64_t position, char *buffer, size_t size),
                                             void (*release)(void *context));
// 1 when taken, 0 when the library refuses the name or the value.
int mb_http_response_header(struct MHD_Response *response, const char *name, const char *value);
// Gives up a response that was never queued.
void mb_http_discard(struct MHD_Response *response);
// 1 when queued, 0 when refused. Gives the caller's reference to the response away in both cases.
int mb_http_queue(struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response);

// epoll and eventfd, which Swift's Glibc module leaves out.
int mb_watch_epoll(void);
int mb_watch_eventfd(void);
// Reports `number` whenever the event descriptor is readable. 0, or -1 with `errno`.
int mb_watch_add_wake(int epoll, int eventfd, uint64_t number);
// Reports `number` once when the socket's other side has closed its sending half or the connection is broken.
int mb_watch_add_hang_up(int epoll, int socket, uint64_t number);
int mb_watch_remove(int epoll, int socket);
// Fills `numbers`; returns how many (at most 64), 0 after the time-out, -1 when interrupted. -1 ms waits for ever.
int mb_watch_wait(int epoll, uint64_t *numbers, int capacity, int milliseconds);

#endif
