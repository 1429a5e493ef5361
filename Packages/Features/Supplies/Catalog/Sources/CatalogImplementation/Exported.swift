@_exported import CatalogViews
