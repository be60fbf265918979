"""The memory that a process of ours may take: beyond it whatever asks for more fails, and the machine lives on."""

import os
import sys
from collections.abc import Mapping

VARIABLE = "HULLWRIGHT_MEMORY"
"""The environment variable in which a person may set another limit, in MiB."""

LEAST, MOST = 1024, 4096
"""MiB that a process may take: half of what the machine has, but within these. A map of a million
sectors takes 600 to open, check and measure, and its export takes 2,000 to read back."""


def memory_limit(environment: Mapping[str, str] = os.environ) -> int:
    """Return how many MiB a process of ours may take.

    >>> memory_limit({"HULLWRIGHT_MEMORY": "3000"})
    3000
    """
    told = environment.get(VARIABLE, "")
    if told.isdecimal() and len(told) < 10:
        return max(int(told), 1)
    return min(max(_installed() // 2, LEAST), MOST)


def limit_memory() -> None:
    """Let this process, and those it starts, take no more than that, where the system can see to it.

    Linux counts what a process can write to; other systems don't, and Windows knows no such limit.
    """
    if sys.platform != "linux":
        return
    import resource

    limit = memory_limit() * 2**20
    _, hardest = resource.getrlimit(resource.RLIMIT_DATA)
    if hardest == resource.RLIM_INFINITY or limit < hardest:
        resource.setrlimit(resource.RLIMIT_DATA, (limit, hardest))


def _installed() -> int:
    """Return how many MiB of memory the machine has, or enough for the limit to be the highest."""
    names = getattr(os, "sysconf_names", {})
    if "SC_PHYS_PAGES" not in names:
        return 2 * MOST
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2**20
