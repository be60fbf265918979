def exported(document, options):
    return b''
