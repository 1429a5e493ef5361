#include "CCurlShim.h"

#include <curl/curl.h>
#include <pthread.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void start(void) { curl_global_init(CURL_GLOBAL_DEFAULT); }

static size_t take_head(char *bytes, size_t one, size_t size, void *context) {
    const struct mb_curl_request *request = context;
    return request->head(request->context, bytes, one * size) == 0 ? one * size : 0;
}

static size_t take_body(char *bytes, size_t one, size_t size, void *context) {
    const struct mb_curl_request *request = context;
    return request->body_part(request->context, bytes, one * size) == 0 ? one * size : 0;
}

static int end(CURLcode code) {
    switch (code) {
    case CURLE_OK: return MB_CURL_WHOLE;
    case CURLE_WRITE_ERROR:
    case CURLE_ABORTED_BY_CALLBACK: return MB_CURL_GIVEN_UP;
    case CURLE_COULDNT_RESOLVE_PROXY:
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_CONNECT: return MB_CURL_NOT_REACHED;
    case CURLE_OPERATION_TIMEDOUT: return MB_CURL_TIMED_OUT;
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CIPHER:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_CRL_BADFILE:
    case CURLE_SSL_ISSUER_ERROR:
    case CURLE_SSL_PINNEDPUBKEYNOTMATCH:
    case CURLE_SSL_INVALIDCERTSTATUS: return MB_CURL_NOT_TRUSTED;
    case CURLE_PARTIAL_FILE:
    case CURLE_GOT_NOTHING:
    case CURLE_SEND_ERROR:
    case CURLE_RECV_ERROR:
    case CURLE_HTTP2:
    case CURLE_HTTP2_STREAM: return MB_CURL_INTERRUPTED;
    default: return MB_CURL_NOT_UNDERSTOOD;
    }
}

static CURLcode perform(CURL *easy, const struct mb_curl_request *request, struct curl_slist *headers) {
    curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(easy, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(easy, CURLOPT_HTTP09_ALLOWED, 0L);
    curl_easy_setopt(easy, CURLOPT_ACCEPT_ENCODING, "gzip");
    curl_easy_setopt(easy, CURLOPT_URL, request->url);
    curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
    if (request->body_size > 0) {
        curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)request->body_size);
        curl_easy_setopt(easy, CURLOPT_POSTFIELDS, request->body);
    }
    curl_easy_setopt(easy, CURLOPT_CUSTOMREQUEST, request->method);
    curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, take_head);
    curl_easy_setopt(easy, CURLOPT_HEADERDATA, request);
    curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, take_body);
    curl_easy_setopt(easy, CURLOPT_WRITEDATA, request);

    // In place of curl_easy_perform, which looks only once a second whether it shall stop.
    CURLM *multi = curl_multi_init();
    if (multi == NULL) return CURLE_OUT_OF_MEMORY;
    CURLcode code = CURLE_ABORTED_BY_CALLBACK;
    int running = curl_multi_add_handle(multi, easy) == CURLM_OK;
    while (running && request->is_given_up(request->context) == 0) {
        if (curl_multi_perform(multi, &running) != CURLM_OK) break;
        if (running) curl_multi_poll(multi, NULL, 0, 100, NULL);
    }
    int rest;
    CURLMsg *message = curl_multi_info_read(multi, &rest);
    if (message != NULL && message->msg == CURLMSG_DONE) code = message->data.result;
    curl_multi_remove_handle(multi, easy);
    curl_multi_cleanup(multi);
    return code;
}

int mb_curl_exchange(const struct mb_curl_request *request, long *status) {
    pthread_once(&once, start);
    *status = 0;
    CURL *easy = curl_easy_init();
    if (easy == NULL) return MB_CURL_INTERRUPTED;
    struct curl_slist *headers = NULL;
    for (size_t index = 0; index < request->header_count; index++) {
        struct curl_slist *longer = curl_slist_append(headers, request->headers[index]);
        if (longer != NULL) headers = longer;
    }
    CURLcode code = perform(easy, request, headers);
    curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, status);
    curl_slist_free_all(headers);
    curl_easy_cleanup(easy);
    return end(code);
}
