"""The plugin page: what is installed, what each plugin adds, and what the person says of it."""
