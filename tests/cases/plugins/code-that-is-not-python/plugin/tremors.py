def shake(survey)
