#include "CMicroHTTPDShim.h"

#include <microhttpd.h>

const ssize_t mb_http_end_of_stream = MHD_CONTENT_READER_END_OF_STREAM;
const ssize_t mb_http_end_with_error = MHD_CONTENT_READER_END_WITH_ERROR;

static void *on_target(void *cls, const char *target, struct MHD_Connection *connection) {
    const struct mb_http_callbacks *callbacks = cls;
    return callbacks->begin(callbacks->context, target, connection);
}

static enum MHD_Result on_access(void *cls, struct MHD_Connection *connection, const char *url, const char *method,
                                 const char *version, const char *upload, size_t *upload_size, void **exchange) {
    const struct mb_http_callbacks *callbacks = cls;
    (void)url;
    (void)version;
    return callbacks->access(callbacks->context, connection, *exchange, method, upload, upload_size) ? MHD_YES : MHD_NO;
}

static void on_completed(void *cls, struct MHD_Connection *connection, void **exchange,
                         enum MHD_RequestTerminationCode code) {
    const struct mb_http_callbacks *callbacks = cls;
    void *ended = *exchange;
    (void)code;
    *exchange = NULL;
    callbacks->completed(callbacks->context, connection, ended);
}

static void on_connection(void *cls, struct MHD_Connection *connection, void **socket_context,
                          enum MHD_ConnectionNotificationCode code) {
    const struct mb_http_callbacks *callbacks = cls;
    (void)socket_context;
    callbacks->connection(callbacks->context, connection, code == MHD_CONNECTION_NOTIFY_STARTED ? 1 : 0);
}

struct MHD_Daemon *mb_http_start(const struct mb_http_callbacks *callbacks, const struct mb_http_options *options) {
    unsigned int flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME;
    if (options->is_ipv6)
        flags |= MHD_USE_IPv6;
    void *cls = (void *)callbacks;
    return MHD_start_daemon(flags, 0, NULL, NULL, &on_access, cls,
                            MHD_OPTION_LISTEN_SOCKET, (MHD_socket)options->listen_socket,
                            MHD_OPTION_CONNECTION_TIMEOUT, options->idle_seconds,
                            MHD_OPTION_CONNECTION_LIMIT, options->connection_limit,
                            MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->connection_memory,
                            MHD_OPTION_STRICT_FOR_CLIENT, 1,
                            MHD_OPTION_SIGPIPE_HANDLED_BY_APP, 1,
                            MHD_OPTION_URI_LOG_CALLBACK, &on_target, cls,
                            MHD_OPTION_NOTIFY_COMPLETED, &on_completed, cls,
                            MHD_OPTION_NOTIFY_CONNECTION, &on_connection, cls,
                            MHD_OPTION_END);
}

int mb_http_quiesce(struct MHD_Daemon *daemon) { return MHD_quiesce_daemon(daemon); }

void mb_http_stop(struct MHD_Daemon *daemon) { MHD_stop_daemon(daemon); }

void mb_http_suspend(struct MHD_Connection *connection) { MHD_suspend_connection(connection); }

void mb_http_resume(struct MHD_Connection *connection) { MHD_resume_connection(connection); }

int mb_http_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info == NULL ? -1 : info->connect_fd;
}

struct visitor {
    void *context;
    void (*visit)(void *, const char *, size_t, const char *, size_t);
};

static enum MHD_Result on_header(void *cls, enum MHD_ValueKind kind, const char *name, size_t name_size,
                                 const char *value, size_t value_size) {
    const struct visitor *visitor = cls;
    (void)kind;
    visitor->visit(visitor->context, name, name_size, value, value_size);
    return MHD_YES;
}

int mb_http_headers(struct MHD_Connection *connection, void *context,
                    void (*visit)(void *, const char *, size_t, const char *, size_t)) {
    struct visitor visitor = {context, visit};
    return MHD_get_connection_values_n(connection, MHD_HEADER_KIND, &on_header, &visitor);
}

struct MHD_Response *mb_http_response_bytes(const void *bytes, size_t size) {
    return MHD_create_response_from_buffer(size, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

struct MHD_Response *mb_http_response_stream(void *context, ssize_t (*read)(void *, uint64_t, char *, size_t),
                                             void (*release)(void *)) {
    return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 16 * 1024, read, context, release);
}

int mb_http_response_header(struct MHD_Response *response, const char *name, const char *value) {
    return MHD_add_response_header(response, name, value) == MHD_YES;
}

void mb_http_discard(struct MHD_Response *response) { MHD_destroy_response(response); }

int mb_http_queue(struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response) {
    int queued = MHD_queue_response(connection, status, response) == MHD_YES;
    MHD_destroy_response(response);
    return queued;
}
