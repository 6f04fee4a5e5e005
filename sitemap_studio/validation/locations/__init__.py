"""Which addresses a sitemap may list, by its own address or by the site of its entries."""
