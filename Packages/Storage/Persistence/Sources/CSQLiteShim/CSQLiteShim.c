#include "CSQLiteShim.h"
#include <sqlite3.h>

int meterbook_sqlite_harden(struct sqlite3 *database) {
    int code = sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
    if (code == SQLITE_OK) code = sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
    if (code == SQLITE_OK) code = sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
    if (code == SQLITE_OK) code = sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DDL, 0, (int *)0);
    return code;
}

int meterbook_sqlite_bind_text(struct sqlite3_stmt *statement, int index, const char *text, long long count) {
    return sqlite3_bind_text64(statement, index, text ? text : "", (sqlite3_uint64)count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

int meterbook_sqlite_bind_blob(struct sqlite3_stmt *statement, int index, const void *bytes, long long count) {
    return sqlite3_bind_blob64(statement, index, bytes ? bytes : "", (sqlite3_uint64)count, SQLITE_TRANSIENT);
}
