"""How hex zones are drawn and worked on."""
