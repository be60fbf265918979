"""The plugin host, and the plugins we ship."""
