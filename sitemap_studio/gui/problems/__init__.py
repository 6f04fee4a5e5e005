"""Problems on screen: choosing, listing and explaining them."""
