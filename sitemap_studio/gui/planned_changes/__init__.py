"""Plans: values before and after, shown before they change."""
