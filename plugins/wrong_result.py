"""What code of a plugin returned and should not have, told with the plugin, the file and the line."""

from hullwright.schema.messages import Message

from .host import Contributed
from .host.fault_place import code_place, followed_by_place
from .host.patience import PluginFailed


class WrongResult(PluginFailed):
    """Code of a plugin that returned something else than it should."""

    def __init__(self, said: Message, contributed: Contributed, code: object) -> None:
        super().__init__(followed_by_place(said, code_place(code, contributed.plugin.folder)))
