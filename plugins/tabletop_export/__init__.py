"""Maps and their pieces for Tabletop Simulator."""
