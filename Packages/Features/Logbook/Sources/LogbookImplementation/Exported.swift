@_exported import LogbookViews
