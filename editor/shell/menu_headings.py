"""The headings inside menus: what stands above each group of entries."""

from collections.abc import Mapping

from hullwright.schema.messages import english

HEADINGS: Mapping[str, Mapping[int, str]] = {
    "File": {
        0: english("Begin and open"),
        1: english("Save"),
        2: english("Import, export and print"),
        9: english("Leave"),
        90: english("From plugins"),
    },
    "Edit": {
        0: english("Steps"),
        1: english("Cells"),
        2: english("Turn and mirror"),
        3: english("For other programs"),
        4: english("Stamps"),
        90: english("From plugins"),
    },
    "Select": {
        0: english("All or nothing"),
        1: english("By what is there"),
        2: english("Look at it"),
        90: english("From plugins"),
    },
    "Symmetry": {
        0: english("Paint with"),
        1: english("Centre"),
        90: english("From plugins"),
    },
    "View": {
        0: english("Zoom"),
        1: english("On the map"),
        2: english("Panels and overlays"),
        3: english("Window"),
        4: english("Ways around"),
        90: english("From plugins"),
    },
    "View/Overlays": {
        2: english("Change the number"),
        3: english("Marks on the map"),
    },
    "Map": {
        1: english("Size"),
        2: english("Numbers"),
        3: english("The whole map"),
        4: english("Try it out"),
        8: english("Check and compare"),
        90: english("From plugins"),
    },
    "Scenario": {
        0: english("Rules and map"),
        1: english("Tidy up"),
        2: english("Rules of your own"),
        90: english("From plugins"),
    },
    "Tools": {
        0: english("Tools"),
        1: english("Options"),
        2: english("What to paint"),
        90: english("From plugins"),
    },
    "Plugins": {90: english("Commands")},
    "Help": {
        0: english("Commands and keys"),
        1: english("Read on"),
        2: english("Hullwright"),
        90: english("From plugins"),
    },
}
"""By the path of a menu and the number of a group."""
