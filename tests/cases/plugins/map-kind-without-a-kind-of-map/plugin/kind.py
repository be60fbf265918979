KIND = "tower"
