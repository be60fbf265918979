"""What a map and a scenario are: documents, boards, checks, files, JSON Schemas."""

from .compiled_modules import install

install()
