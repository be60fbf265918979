"""Commands as processes of their own, on a machine without a display."""

import os
import subprocess
import sys
from pathlib import Path

HULLWRIGHT = str(Path(sys.executable).with_name("hullwright"))
PLAIN = {
    name: value
    for name, value in os.environ.items()
    if name not in {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}
}


def run_headless(command: str, *arguments: object, folder: Path, code: int = 0) -> str:
    """Run a command in a folder and return what it says beside its output."""
    done = subprocess.run(
        [HULLWRIGHT, command, *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env=PLAIN,
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr
