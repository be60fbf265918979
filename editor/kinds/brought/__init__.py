"""The editor's side of map kinds that plugins bring: used like ours, with every call of their code bounded."""
