"""The plugin host: finds plugins without running them, judges them, and loads the code of trusted ones on use."""

from .host import Host
from .plugin import Contributed, Origin, Plugin, Status

__all__ = ["Contributed", "Host", "Origin", "Plugin", "Status"]
