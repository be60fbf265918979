"""Runs a command while busy loops beside it take the processor from it, and ends them whatever happens.

python -m tests.under_load pytest -n 2
"""

import subprocess
import sys

LOOPS = 6
LOOP = "import os; parent = os.getppid()\nwhile os.getppid() == parent: pass"
"""Ends with this process, even if that is killed."""


def main(command: list[str]) -> int:
    """Run a command beside busy loops, and return its exit code."""
    loops: list[subprocess.Popen[bytes]] = []
    try:
        loops.extend(subprocess.Popen([sys.executable, "-c", LOOP]) for _ in range(LOOPS))
        return subprocess.run(command, check=False).returncode
    finally:
        for each in loops:
            each.kill()
            each.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
