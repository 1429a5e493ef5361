@_exported import OrdersViews
