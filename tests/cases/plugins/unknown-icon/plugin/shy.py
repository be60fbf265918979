def tool(desk, pointer):
    yield None
