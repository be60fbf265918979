"""Licenses by their SPDX names, as far as makers of maps use them."""

import re

from ..messages import Message, message
from ..names import closest

LICENSES = (
    *("CC-BY-4.0", "CC-BY-SA-4.0", "CC0-1.0", "CC-BY-NC-4.0", "CC-BY-NC-SA-4.0", "CC-BY-ND-4.0"),
    *("CC-BY-NC-ND-4.0", "MIT", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "Zlib"),
    *("GPL-2.0-only", "GPL-2.0-or-later", "GPL-3.0-only", "GPL-3.0-or-later", "LGPL-3.0-or-later"),
    *("AGPL-3.0-or-later", "MPL-2.0", "EUPL-1.2", "ISC", "Unlicense", "ODbL-1.0", "OFL-1.1"),
    *("CC-BY-3.0", "CC-BY-SA-3.0", "LGPL-2.1-or-later", "WTFPL", "Artistic-2.0"),
)
"""The usual ones; those for maps and texts come first, as people are offered them."""


def license_fault(expression: str) -> Message | None:
    """Return what is odd about a license, or None if every name in it is one that we know.

    >>> license_fault("MIT OR (CC-BY-4.0 AND LicenseRef-house)") is None
    True
    >>> str(license_fault("CC BY 4.0"))
    'The license “CC” is not an SPDX name that is known here (did you mean “CC-BY-4.0”?).'
    """
    for name in re.split(r"[\s()]+", expression):
        if not name or name in {"AND", "OR", "WITH"} or name.startswith("LicenseRef-"):
            continue
        if name.removesuffix("+") not in LICENSES:
            whole = expression.replace(" ", "-")
            meant = closest(whole, LICENSES) or closest(name, LICENSES) or LICENSES[0]
            return message(
                "The license “{name}” is not an SPDX name that is known here (did you mean "
                "“{meant}”?).",
                name=name,
                meant=meant,
            )
    return None
