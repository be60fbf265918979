"""Stands where a worker's process is started: has it forked, ends when it ends, and as it ends.

Run without `site` and with as few imports as can be, because starting it is all that it costs.
"""

import _signal
import _socket
import marshal
import os
import posix
import sys

NUMBER = 4


def main() -> None:
    """Ask for the process, pass on what calls it off, and end with its exit code."""
    _, address, *arguments = sys.argv
    server = _socket.socket(_socket.AF_UNIX)
    server.connect(address)
    request = marshal.dumps(
        {
            "entry": "hullwright.schema.processes.child",
            "arguments": ["child", *arguments],
            "environment": dict(os.environ),
            "folder": posix.getcwd(),
            "is_alone": True,
        }
    )
    streams = b"".join(number.to_bytes(4, sys.byteorder) for number in range(3))
    rights = (_socket.SOL_SOCKET, _socket.SCM_RIGHTS, streams)
    server.sendmsg([len(request).to_bytes(NUMBER, "little")], [rights])
    server.sendall(request)
    # The pipes are the process's now, which alone may keep them open.
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in range(3):
        os.dup2(nothing, number)
    process = told(server)
    _signal.signal(_signal.SIGTERM, lambda *_: os.kill(process, _signal.SIGTERM))
    code = told(server)
    if code >= 0:
        os._exit(code)
    if -code != _signal.SIGKILL:
        _signal.signal(-code, _signal.SIG_DFL)
    os.kill(os.getpid(), -code)


def told(server: _socket.socket) -> int:
    """Return the next number that the server tells; end if it is gone."""
    found = server.recv(NUMBER)
    if not found:
        os._exit(1)
    return int.from_bytes(found, "little", signed=True)


main()
