"""What is going to change, shown before it is done: values before and after, files that would come."""
