"""What travels between our processes: the exact names of all types and functions, in one place.

A name that is missing here is refused where it arrives. That a name stands here says no more than that
values of the type, or the function to be called later, may come in.
"""

from collections.abc import Mapping

TYPES: Mapping[str, frozenset[str]] = {
    module: frozenset(names.split())
    for module, names in {
        "builtins": "range",
        "hullwright.schema.boards.hexes": "Hex",
        "hullwright.schema.checks.problem": "Facts Problem Severity",
        "hullwright.schema.complaints": "Complaint Unreadable",
        "hullwright.schema.documents.maps": "MapDocument Players RuleUse TravellingLayout",
        "hullwright.schema.documents.scenarios": "Scenario",
        "hullwright.schema.documents.targets": "Target Wish",
        "hullwright.schema.errors": "HullwrightError",
        "hullwright.schema.files.atomic_file": "Saved",
        "hullwright.schema.kinds.comparison": "Change Comparison",
        "hullwright.schema.kinds.galaxy.board": "GalaxySpot",
        "hullwright.schema.kinds.galaxy.layout": (
            "ActivityCard Aliens Anomaly Building CardType Event Galaxy GalaxyCard GalaxyDeck "
            "GalaxySetup TimeDeck Track"
        ),
        "hullwright.schema.kinds.hex_zone.edges": "SectorEdge",
        "hullwright.schema.kinds.hex_zone.layout": "HexZone SectorKind",
        "hullwright.schema.kinds.station.layout": (
            "CellKind Creature CreatureKind JumpPoint Station StationSetup TileBack TileClass"
        ),
        "hullwright.schema.kinds.tile_maze.board": "MazePlace",
        "hullwright.schema.kinds.tile_maze.lanes": "Lane",
        "hullwright.schema.kinds.tile_maze.layout": (
            "ActionTile BoardCell BoardSpecial Bounds MazeSetup Placement SpaceName Special "
            "StartBoard TileDefinition TileMaze"
        ),
        "hullwright.schema.kinds.tile_maze.sides": "Cell",
        "hullwright.schema.messages": "Message",
        "hullwright.schema.processes.tasks": (
            "Task TaskBroken TaskDone TaskLost TaskProgress TaskRefused"
        ),
        "hullwright.engines.bot_table": "NamedBot",
        "hullwright.engines.contract": "CannotPlay",
        "hullwright.engines.eftaios.ruleset": "EftaiosRuleset",
        "hullwright.engines.escape_earth.ruleset": "EscapeEarthRuleset",
        "hullwright.engines.generation.candidate": "Candidate",
        "hullwright.engines.generation.contract": "FixedPart",
        "hullwright.engines.generation.play.standings": "PlayedFigure ProofStanding",
        "hullwright.engines.generation.scoring": "Score WishMark",
        "hullwright.engines.generation.taste": "Taste",
        "hullwright.engines.lab.chances": "PlayedCourse TurnChance",
        "hullwright.engines.figures": "Ending Figures HeatLayer PieceTally SpaceTally",
        "hullwright.engines.no_escape.ruleset": "NoEscapeRuleset",
        "hullwright.engines.rules.composition": "Composition",
        "hullwright.engines.rules.definition": "RuleDefinition TriggerNote",
        "hullwright.engines.rules.findings": "Finding Kind",
        "hullwright.engines.lab.batches": "PlayedBatch",
        "hullwright.engines.seats.desk": (
            "DeskCard DeskMark DeskPiece DeskPlayer DeskResult LogLine SeatDesk"
        ),
        "hullwright.engines.simulation.matches": "Match Parcel",
        "hullwright.engines.simulation.seats": "BotKind",
        "hullwright.engines.space_attack.ruleset": "SpaceAttackRuleset",
        "hullwright.engines.statistics": "Pairs",
        "hullwright.engines.summary": "Summary",
        "hullwright.engines.training.course": "Course LoadedMap TrainingGround Wins",
        "hullwright.engines.training.trainables": "WeightedBot",
        "hullwright.plugins.conformance_run": "TriedPart",
        "hullwright.plugins.commands": "CommandResult",
        "hullwright.plugins.events": "PluginEvent",
        "hullwright.plugins.travelling_rulesets": "TravellingRuleset",
        "hullwright.plugins.host.attempt": "Wanted",
        "hullwright.plugins.host.fault_place": "FaultPlace",
        "hullwright.plugins.host.settings": "Outcome Verdict",
        "hullwright.editor.games.travelling_game": "ArrivedGame",
        "hullwright.editor.concepts.packed": "Packed",
        "hullwright.editor.concepts.editor_kind": "Symmetry",
        "hullwright.editor.concepts.question": "FarView Question Shading",
        "hullwright.editor.concepts.symmetry_report": "SymmetryReport",
        "hullwright.editor.concepts.walk": "Measurement Span Walk",
        "hullwright.editor.files.file_reader": "Filed",
        "hullwright.editor.files.picture_options": "PictureOptions",
        "hullwright.editor.generate.generation_task": "GenerationOrder WallNews",
        "hullwright.editor.generate.proof_task": "ProofNews ProofOrder",
        "hullwright.editor.inspection.step_extent": "StepExtent",
        "hullwright.editor.files.picture_order": "OrderedOverlay PictureOrder",
        "hullwright.editor.inspection.tried_fixes": "Tried",
        "hullwright.editor.kinds.brought.questions": "BroughtFixes",
        "hullwright.editor.kinds.simple.spots": "Spot",
        "hullwright.editor.scenarios.composer.judgement": "Judgement",
        "hullwright.editor.scenarios.composer.map_trial": "MapTrial",
        "hullwright.editor.simulation.plan": "GamesPlan",
        "hullwright.editor.simulation.played_games": "Played Prospect",
        "hullwright.editor.table.table_news": "SeatNews TableDoor TableNews TableOrder",
    }.items()
}
"""Types by their module: values of them come in whole."""

FUNCTIONS: Mapping[str, frozenset[str]] = {
    module: frozenset(names.split())
    for module, names in {
        "hullwright.schema.processes.executor": "called",
        "hullwright.engines.eftaios.bots.greedy_bot": "GreedyBot",
        "hullwright.engines.escape_earth.bots.planner": "PlannerBot",
        "hullwright.engines.no_escape.bots.racer": "RacerBot",
        "hullwright.engines.lab.batches": "played_batch",
        "hullwright.engines.lab.chances": "chance_of_turn",
        "hullwright.engines.lab.probes": "probed_batch",
        "hullwright.engines.random_bot": "RandomBot",
        "hullwright.engines.simulation.matches": "_pairs _summary unpacked_and_played",
        "hullwright.engines.space_attack.bots.rescuer": "RescuerBot",
        "hullwright.engines.training.course": "played",
        "hullwright.plugins.conformance_run": "tried_parts",
        "hullwright.plugins.doors": "open_child_doors",
        "hullwright.plugins.events": "tell_of",
        "hullwright.plugins.host.attempt": "attempted",
        "hullwright.plugins.host.first_trial": "faults_of",
        "hullwright.editor.canvas.overlays.comparisons": "differences",
        "hullwright.editor.canvas.overlays.hulls": "hull_around",
        "hullwright.editor.files.jobs": "do_job",
        "hullwright.editor.files.recent_tasks": "draw",
        "hullwright.editor.files.recovery_tasks": "remove write",
        "hullwright.editor.gallery.map_task": "built_map",
        "hullwright.editor.games.bot_thinking": "bots_choice choice_of_bot",
        "hullwright.editor.inspection.answers": "answer examine forget warm_up",
        "hullwright.editor.inspection.plugin_overlays": "plugin_overlay",
        "hullwright.editor.inspection.standard_questions": "figures problem_parts problems",
        "hullwright.editor.inspection.symmetry_question": "symmetry",
        "hullwright.editor.inspection.step_extent": "extent",
        "hullwright.editor.inspection.tried_fixes": "good_fixes",
        "hullwright.editor.inspection.walks_question": "walks",
        "hullwright.editor.kinds.brought.questions": "brought_shading",
        "hullwright.editor.kinds.galaxy.fixes": "fixes",
        "hullwright.editor.kinds.galaxy.questions": (
            "aliens_clock first_hop hops_from_start hops_to_goal parsecs reveals"
        ),
        "hullwright.editor.kinds.hex_zone.fixes": "fixes",
        "hullwright.editor.kinds.hex_zone.questions": (
            "chokepoints distance_from_start distance_to_pod first_arrivals "
            "sectors_nobody_reaches touching turns"
        ),
        "hullwright.editor.kinds.plain.editor_kind": "no_fixes",
        "hullwright.editor.kinds.station.fixes": "fixes",
        "hullwright.editor.kinds.station.questions": (
            "distance_to_gate fire_lines jump_point_share pockets pod_cells removal_order"
        ),
        "hullwright.editor.kinds.tile_maze.fixes": "fixes",
        "hullwright.editor.kinds.tile_maze.questions": (
            "headings_without_exit open_exits steps_from_hub steps_to_exit walled_off"
        ),
        "hullwright.editor.library.tasks": (
            "add changes install install_file look look_at_file picture refresh share update_all"
        ),
        "hullwright.editor.play.chance_task": "win_chances",
        "hullwright.editor.plugins.command_task": "run_command",
        "hullwright.editor.scenarios.composer.map_trial": "tried",
        "hullwright.editor.simulation.played_games": "played prospect",
        "hullwright.editor.advice.advice_task": "work_out_advice",
        "hullwright.editor.generate.generation_task": (
            "begin_generation go_on_generating steer_generation"
        ),
        "hullwright.editor.generate.proof_task": "begin_proof go_on_proving",
        "hullwright.editor.lab.lab_task": "look_at play_experiment seek_game",
        "hullwright.editor.table.table_task": (
            "begin_game free_seat open_table open_table_again set_pause"
        ),
        "hullwright.editor.workers.language": "adopt_language",
    }.items()
}
"""Functions by their module, and classes that are called like one: they come in as names to be called later."""
