ENGINE = None
