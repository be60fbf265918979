"""For workers of a Dask cluster: `dask worker ADDRESS --preload hullwright.plugins.cluster_worker`.

It lets the engines, rulesets and bots of plugins be found that are installed and trusted where the worker runs.
"""

from .doors import open_doors


def dask_setup(_worker: object) -> None:
    """Open the doors when a worker starts."""
    open_doors()
