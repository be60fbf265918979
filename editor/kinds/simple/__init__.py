"""A toolkit for kinds of maps made of cells with one content each: say what lies in cells, and all else is there.

`simple_kind` makes the editor's side of a map kind out of its plan and its contents, for plugins as for us.
"""

from .contents import SimpleContent
from .editor_kind import simple_kind
from .spots import Spot
from .surface import SimpleSurface

__all__ = ["SimpleContent", "SimpleSurface", "Spot", "simple_kind"]
