import nothing_of_that_name


def shake(survey): ...
