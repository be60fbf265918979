"""What trusted plugins add to the window: tools, panels and formats to export."""
