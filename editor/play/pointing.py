"""What somebody means who points at the map or at something beside it."""

from hullwright.engines.seats.desk import PIECE, PLAYER, SPACE, DeskTarget, SeatDesk

Path = tuple[DeskTarget, ...]


def joined_path(desk: SeatDesk, path: Path, target: DeskTarget) -> Path:
    """Return the path with a target, or that target alone if it begins something else."""
    longer = (*path, target)
    is_meant = desk.offered(longer).choices or not desk.offered((target,)).choices
    return longer if is_meant else (target,)


def target_at(desk: SeatDesk, path: Path, space: str) -> DeskTarget:
    """Return a space, or a piece or player there if that is what is asked for."""
    there = [each for each in desk.pieces if each.space == space]
    wanted = [DeskTarget(SPACE, space), *(DeskTarget(PIECE, each.id) for each in there)]
    wanted += [DeskTarget(PLAYER, str(each.owner)) for each in there if each.owner is not None]
    for way in (path, ()):
        targets = desk.offered(way).targets
        for target in wanted:
            if target in targets:
                return target
    return wanted[0]
