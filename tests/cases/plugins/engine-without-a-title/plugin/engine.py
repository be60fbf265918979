class Race:
    name = "race"


ENGINE = Race()
