"""The plugin host: finds plugins without running them, judges them, and loads the code of trusted ones on use."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .host import Host
    from .plugin import Contributed, Origin, Plugin, Status

__all__ = ["Contributed", "Host", "Origin", "Plugin", "Status"]


def __getattr__(name: str) -> object:
    """Bring in a name on use: whoever asks only where plugins lie need not wait for what judges them."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = import_module(".host" if name == "Host" else ".plugin", __name__)
    return getattr(module, name)
