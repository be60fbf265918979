"""The desktop program and the command line."""

import os
import sys

# Nothing that lies in the folder one happens to work in may pass for a library of ours: maps of
# strangers lie there. This comes before any import that could find something there; `os` and `sys`
# are part of Python itself.
if sys.argv[:1] == ["-m"] and not sys.flags.safe_path:
    del sys.path[0]
_named = os.environ.get("PYTHONPATH", "").split(os.pathsep)
if len(_named) > 1 and "" in _named:
    # An empty entry means the working folder, which hardly anybody knows; one that names it stays.
    if not {os.curdir, os.getcwd()} & set(_named):
        sys.path[:] = [each for each in sys.path if each != os.getcwd()]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, _named))
