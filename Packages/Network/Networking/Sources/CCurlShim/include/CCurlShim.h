// What Swift needs of libcurl: one request and its answer, without variadic functions and macros, which do not import.
#ifndef METERBOOK_CCURLSHIM_H
#define METERBOOK_CCURLSHIM_H

#include <stddef.h>

// What a request is, and what is called on the way. All pointers live until `mb_curl_exchange` returns.
struct mb_curl_request {
    const char *url;
    const char *method;
    // Lines such as `Accept: text/html`.
    const char *const *headers;
    size_t header_count;
    const void *body;
    size_t body_size;
    // Reaches each function below.
    void *context;
    // One line of the answer's head, with its end; the last one is empty. 0 goes on.
    int (*head)(void *context, const char *line, size_t size);
    // A piece of the answer, unpacked. 0 goes on.
    int (*body_part)(void *context, const void *bytes, size_t size);
    // Asked several times a second; 0 goes on.
    int (*is_given_up)(void *context);
};

enum mb_curl_end {
    MB_CURL_WHOLE = 0,
    // A function of the request did not go on.
    MB_CURL_GIVEN_UP,
    MB_CURL_NOT_REACHED,
    MB_CURL_NOT_TRUSTED,
    MB_CURL_TIMED_OUT,
    MB_CURL_INTERRUPTED,
    MB_CURL_NOT_UNDERSTOOD
};

// Sends a request and waits for the whole answer, whatever its status. Redirects are not followed, and nothing is kept between two calls. Returns one
// of `mb_curl_end`; `status` gets that of the answer, 0 for none.
int mb_curl_exchange(const struct mb_curl_request *request, long *status);

#endif
