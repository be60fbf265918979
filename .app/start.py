"""Where the standalone program begins: as the command line, as the window, or as a process of its own that does tasks.

In a folder without Python the program itself stands for it: its children are started as `hullwright -P -m MODULE`.
"""

import runpy
import sys

FLAGS = {"-B", "-P", "-I"}
"""What children are told that is so anyway: nothing is written beside the program, and no folder is searched."""


def main() -> None:
    """Do what the arguments ask for."""
    rest = [each for each in sys.argv[1:3] if each not in FLAGS] + sys.argv[3:]
    if rest[:1] == ["-m"] and rest[1:2] and rest[1].startswith("hullwright."):
        sys.argv = rest[1:]
        runpy.run_module(rest[1], run_name="__main__", alter_sys=True)
        return
    if len(sys.argv) == 1 or sys.argv[1].startswith("hullwright:"):
        # As a desktop starts it: with nothing, or with a link.
        sys.argv.insert(1, "edit")
    from hullwright.editor.command_line import main as commands

    commands()


if __name__ == "__main__":
    main()
