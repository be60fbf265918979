"""The checks of plugins, asked together with our own: in the answering process, on the command line, for exports."""

from functools import lru_cache
from typing import TYPE_CHECKING

from hullwright.plugins.host.home import home
from hullwright.plugins.host.strangers import has_strangers
from hullwright.schema.checks.problem import Problem
from hullwright.schema.checks.survey import by_severity
from hullwright.schema.kinds.examination import Examination

if TYPE_CHECKING:
    from hullwright.plugins.contributions_checks import PluggedChecks
    from hullwright.plugins.host import Host


def all_problems(examination: Examination) -> tuple[Problem, ...]:
    """Return everything that our checks and those of trusted plugins find, the worst first."""
    found = plugin_problems(examination)
    return by_severity([*examination.problems, *found]) if found else examination.problems


def plugin_problems(examination: Examination) -> tuple[Problem, ...]:
    """Return what the checks of trusted plugins find, and which of them could not be asked."""
    if not has_strangers(home() / "plugins"):
        # Reading manifests takes a tenth of a second at first, which hardly anybody has to wait for.
        return ()
    from hullwright.plugins.host.usual import usual_host

    return _checks(usual_host()).problems(examination.document.kind, examination.survey)


@lru_cache(maxsize=1)
def _checks(host: "Host") -> "PluggedChecks":
    """Return the checks of a host, with what was loaded and what rests; another host begins anew."""
    from hullwright.plugins.contributions_checks import PluggedChecks

    return PluggedChecks(host)
