"""What the manual says about each part of the window: by panel, page, dialog and tool."""

from collections.abc import Mapping

from ..shell.docs_topic import DocsTopic

BEGINNING = DocsTopic("first-steps")
WINDOW = DocsTopic("first-steps", "The parts of the window")
WELCOME = DocsTopic("first-steps", "Begin")
SCENARIO = DocsTopic("scenarios", "Compose a scenario")
MESSAGES = DocsTopic("files", "Messages")
PLUGINS = DocsTopic("preferences", "Plugins")

PANELS: Mapping[str, DocsTopic] = {
    "stamps": DocsTopic("selections", "Stamps"),
    "lanes": DocsTopic("maze", "Your own tiles"),
    "tables": DocsTopic("own-pieces", "A piece in a table"),
    "metrics": DocsTopic("distances", "Numbers about the whole map"),
    "bots": DocsTopic("bot-games"),
    "advice": DocsTopic("lab", "Suggestions"),
    "minimap": DocsTopic("first-steps", "Move around"),
    "problems": DocsTopic("problems", "Go through them"),
    "comparison": DocsTopic("history", "Compare"),
    "history": DocsTopic("history", "The history"),
    "tracing": DocsTopic("export", "Import"),
    "symmetry": DocsTopic("symmetry", "Find odd cells"),
}
"""By the name of a panel; palette and properties speak of the map in front."""

PAGES: Mapping[str, DocsTopic] = {
    "preferences": DocsTopic("preferences", "Preferences"),
    "documentation": DocsTopic("first-steps", "Find anything"),
    "workshop": DocsTopic("scenarios", "Make a rule"),
    "recovery": DocsTopic("files", "Nothing is lost"),
    "lab": DocsTopic("lab"),
    "generate": DocsTopic("generate"),
    "sheets": DocsTopic("print", "A sheet for the table"),
    "plugins": PLUGINS,
    "library": DocsTopic("library", "Find something for tonight"),
}
"""By the sort of a page."""

DIALOGS: Mapping[str, DocsTopic] = {
    "new-map": WELCOME,
    "new-scenario": SCENARIO,
    "export-dialog": DocsTopic("export", "Export"),
    "resize": WINDOW,
    "share-pack": DocsTopic("library", "Share your own"),
    "shortcut-sheet": DocsTopic("first-steps", "Find anything"),
    "own-content": DocsTopic("own-pieces", "A sector kind"),
    "effects-card": DocsTopic("own-pieces", "A piece in a table"),
    "lines-dialog": MESSAGES,
    "past-notices": MESSAGES,
    "command-palette": DocsTopic("first-steps", "Find anything"),
}
"""By the name of a window beside ours."""

TOOLS: Mapping[str, DocsTopic] = {
    "axis": DocsTopic("symmetry", "While you paint"),
    "symmetrise": DocsTopic("symmetry", "A map that is there already"),
    "measure": DocsTopic("distances", "The ruler"),
    "guides": DocsTopic("distances", "Guides"),
    "select-rectangle": DocsTopic("selections", "Select"),
    "select-lasso": DocsTopic("selections", "Select"),
    "select-same": DocsTopic("selections", "Select"),
    "move": DocsTopic("selections", "Move and copy"),
    "stamp": DocsTopic("selections", "Stamps"),
    "pods": DocsTopic("zone", "Pods and starts"),
    "edges": DocsTopic("zone", "Walls, doors and special sectors"),
}
"""By the name of a tool; while another one is chosen, the map is spoken of."""
