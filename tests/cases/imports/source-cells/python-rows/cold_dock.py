# A zone.
COLD_DOCK = (
    "...1ss......dds....2...",
    "..sddds...sdddds..sds..",
    "..dsdsdd.dd.dsdd.dddd..",
    ".ddd.dsddd...dsdddsd...",
    ".sd...ddsd.s.dds.ddsd..",
    ".dds..sddddsddds..ddd..",
    "..ddd.dd.sd.dd.d.dsds..",
    "..sddddsAd...dHddddd...",
    "...dds.dddsddds.sdd....",
    "...sdd..dd.sdd..ddsd...",
    "..ddsdd.dsdddddsdd.ds..",
    "..ds.dddds.ddsdd...dd..",
    "..3dd.sdd...ddd...sd4..",
    "....d..s.....s....d....",
)


def rows():
    return COLD_DOCK
