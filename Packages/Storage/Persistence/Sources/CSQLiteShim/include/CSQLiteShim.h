#ifndef METERBOOK_CSQLITE_SHIM_H
#define METERBOOK_CSQLITE_SHIM_H

// What Swift cannot import from sqlite3.h: variadic functions, and macros that are casts.

struct sqlite3;
struct sqlite3_stmt;

/// Turns off what a hostile database file could use: writable schema tables, functions in the schema, strings in double quotes.
int meterbook_sqlite_harden(struct sqlite3 *database);

/// Binds UTF-8 text, which SQLite copies (SQLITE_TRANSIENT).
int meterbook_sqlite_bind_text(struct sqlite3_stmt *statement, int index, const char *text, long long count);

/// Binds bytes, which SQLite copies (SQLITE_TRANSIENT); no bytes are an empty blob, not NULL.
int meterbook_sqlite_bind_blob(struct sqlite3_stmt *statement, int index, const void *bytes, long long count);

#endif
