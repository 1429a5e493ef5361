import Persistence

/// The migrations of the catalogue.
enum CatalogMigrations {
    /// All of them, oldest first.
    static let all = [
        Migration(
            "catalog_0001_initial",
            script: """
                CREATE TABLE catalog_documents (
                    address TEXT PRIMARY KEY, document BLOB NOT NULL, brought_at REAL NOT NULL
                ) STRICT, WITHOUT ROWID;
                """)
    ]
}
