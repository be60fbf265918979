"""A plugin of pytest that makes all fixtures anew for each test: none may need what another has left.

Several processes share the tests out at any place of a module, so that one that looks at what the test
before has done fails once in a while. Here it fails every time.
"""

import pytest
from _pytest.runner import runtestprotocol


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> bool:
    """Run a test as if no other came after it."""
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    runtestprotocol(item, nextitem=None)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True
