"""Everything that ``mahjong-layouts`` says, in one place.

It stays English: it is a tool for designers and scripts and loads no Qt, which translates what players see.
"""

from __future__ import annotations

from mahjong_qt.engine.layout.issues import IssueKind

COMMAND = "mahjong-layouts"

ABOUT = "Files, pictures, deals, proofs and figures of layouts of Mahjong Solitaire and of Shisen-sho fields."
ABOUT_CHECK = "Say of each layout in these files what it has and what is wrong with it or worth a second look."
ABOUT_CONVERT = "Write the layouts in these files in another format, one file each. Nothing is ever cut."
ABOUT_RENDER = "Draw a layout as a picture."
ABOUT_DEAL = "Lay out a deal. Without options: one that can be cleared, and a new one each time."
ABOUT_SOLVE = (
    "Say of each deal whether it can be cleared, and how; that it is proven that it cannot; or that neither was found."
)
ABOUT_ANALYSE = "Measure a layout, and find out on many uniform deals how it plays."
MORE = "The manual page, and docs/command-line.md among the sources, have examples and say what each figure means."

VERBS_TITLE = "verbs"
VERB_CHECK = "say what layout files hold"
VERB_CONVERT = "write layout files in another format"
VERB_RENDER = "draw a picture of a layout"
VERB_DEAL = "lay out a deal"
VERB_SOLVE = "say whether deals can be cleared"
VERB_ANALYSE = "measure a layout"

HELP_LAYOUT = "the id of a built-in layout or field, such as turtle, or a layout file"
HELP_FILES = "layout files of any format, or folders of them"
HELP_TO = "the format to write"
HELP_OUT = "the folder to write into; it is made when it is missing"
HELP_OVERWRITE = "write over files that are there and differ"
HELP_PICTURE = "the picture to write; its name ends in .png or .svg, and its folder is made when it is missing"
HELP_WIDTH = "width of the picture in pixels, {least} to {limit} (%(default)s)"
HELP_DARK = "draw as for a dark ground"
HELP_CODE = "a game code, or any text with one in it: exactly that deal"
HELP_SEED = "0 to {last}: the same deal each time; the search for one that is wanted begins at this seed"
HELP_DIFFICULTY = "a deal of this level, which can be cleared"
HELP_AS_IT_FALLS = "deal at random, whether it can be cleared or not; exactly that of the seed, if one is given"
HELP_GRAVITY = "tiles fall, on Shisen-sho fields only"
HELP_JSON = "write JSON, one object a line"
HELP_DEAL_FILE = 'a deal as "deal --json" writes it; - is standard input'
HELP_ANALYSE_BUDGET = (
    "conflicts after which a deal is left undecided"
    " (20000, with --gravity 1000, fewer on layouts of more than 144 tiles)"
)
HELP_BUDGET = "conflicts after which a deal is left undecided (%(default)s)"
HELP_DEALS = "number of uniform deals to try (%(default)s)"
HELP_JOBS = "processes at work (as many as there are cores: %(default)s)"
HELP_VERSION = "print the version and stop"

NOT_A_NUMBER = "{text!r} is not a whole number from {least} to {limit}"
CODE_ALONE = "--code already says all of the deal; leave --seed, --difficulty, --as-it-falls and --gravity away"
ONE_WISH = "--as-it-falls has no --difficulty; leave one of them away"

CANNOT_WRITE = "standard output: {reason}"
STANDARD_INPUT = "standard input"
UNREADABLE = "the file cannot be read ({reason}); check that it is there and may be opened"
TOO_LARGE = "the file is larger than {limit} bytes; it holds no deal, or more than one"
NO_OBJECT = 'this is no deal; a JSON object with "tiles" is expected'
NO_TILES_KEY = 'the key "tiles" is missing; add it'
NO_TILES = "there are no tiles; add at least one"
TOO_MANY_TILES = "there are {count} tiles; keep at most {limit}"
A_LIST = "a list of tiles"
A_TILE = 'a tile of three whole numbers and a label, [x, y, z, "5B"],'
A_LABEL = "a label in quotes"
TRUE_OR_FALSE = "true or false"
GRAVITY_ALONE = 'tiles fall in Shisen-sho only; add "game": "shisen-sho", or take the key away'

CHECKED = "{file}: {name}: {tiles} tiles, layers: {layers}, free at the start: {free_at_start}"
CHECKED_FIELD = "{file}: {name}: Shisen-sho, {tiles} tiles, {columns} x {rows}, holes: {holes}"
FAULT = "  cannot be played: {text}"
WARNING = "  warning: {text}"
BUILT_IN = "the built-in layout {id}"
NAMED_IN = "{name} in {file}"
SAME_SHAPE = "the same tiles as {other}"
KEPT_OUT = "no export to {reason}"
AND_MORE = "and {count} more"
ISSUES = {
    IssueKind.EMPTY: "there are no tiles",
    IssueKind.ODD_COUNT: "the number of tiles is odd",
    IssueKind.TWO_MOD_FOUR: "the number of tiles is no multiple of four: one group of faces has two",
    IssueKind.FLOATING: "tiles that float, with no tile on the layer beneath: {count}, at",
    IssueKind.PARTLY_SUPPORTED: "tiles that are partly supported: {count}, at",
    IssueKind.COVERED_ACROSS_GAP: "tiles covered across an empty layer: {count}, at",
    IssueKind.HIDDEN: "tiles of which nothing can be seen: {count}, at",
}

CONVERTED = "{source} -> {out}"
NOT_CONVERTED = "{file}: {name}: refused: {reason}"
CANNOT_WRITE_FILE = "{file}: cannot be written ({reason})"
CANNOT_BE_WRITTEN = "cannot be written ({reason})"
WRITTEN_BEFORE = "{file}: refused: {out} was written just now, from {other}; give one of them another name"
IN_THE_WAY = "{file}: refused: {out} is there already and differs; use --overwrite, or another folder"
OVER_ITSELF = "{file}: refused: {out} is itself to be read; use another folder"
PICTURE_SUFFIX = "a picture is written as .png or .svg; the name ends in neither"
MANY_BOARDS = "the file holds {count} layouts; convert it first, and take one of them"

NO_LAYOUT = "there is no such file, and no built-in layout has this id ({ids})"
BAD_CODE = "this is no game code ({reason})"
OTHER_LAYOUT = "{code} is a code for the layout {theirs}, and {name} is {ours}"
GRAVITY = "{code} is a code for Shisen-sho: it has gravity"
NO_GRAVITY = "{name} is a layout of Mahjong Solitaire; tiles fall on Shisen-sho fields only"
ODD_COUNT = "no deal on this layout can be cleared: it has an odd number of tiles, {count}"
UNDEALABLE = "no deal on this layout can be cleared: no order of removal takes every tile, whatever the faces"
NOT_FOUND = "no order of removal that takes every tile was found, so nothing can be dealt"
NO_SUCH_DEAL = (
    "no deal like this ({wish}) was found from seed {seed} on; try another --seed, though this layout may have none"
)
WORK_FAILED = "a deal cannot be tried, which is a fault of this program ({error}); please report it"
WORKER_DIED = (
    "a process at work ended by itself or could not be started, perhaps for want of memory; try fewer with --jobs"
)

DEAL_HEAD = "{code}, {name}, {tiles} tiles"
WITH_GRAVITY = "{head}, with gravity"
LAYER = "layer {z}"
CLEARABLE = "can be cleared"
NOT_CLEARABLE = "cannot be cleared, which is proven"
UNDECIDED = "not found: neither a way to clear it nor a proof that there is none"
ANSWER = "{file}: {verdict}; conflicts: {conflicts}"
PLAN = "plan: {pairs}"

ANALYSIS_HEAD = "{name} ({code})"
ROWS = {
    "tiles": "tiles",
    "layers": "layers",
    "free_at_start": "free at the start",
    "covered_tiles": "covered at the start",
    "hidden_tiles": "hidden at the start",
    "tallest_stack": "tallest stack",
    "deals": "uniform deals tried",
    "solvable": "can be cleared",
    "unsolvable": "proven that they cannot",
    "undecided": "undecided",
    "solvable_share": "share that can be cleared",
    "careless_win_rate": "careless player wins",
    "greedy_win_rate": "greedy player wins",
    "dead_end_rate": "dead ends of construction",
}
FIELD_ROWS = {
    "tiles": "tiles",
    "columns": "columns",
    "rows": "rows",
    "holes": "holes",
    "deals": "uniform deals tried",
    "solvable": "can be cleared",
    "unsolvable": "proven that they cannot",
    "undecided": "not found",
    "solvable_share": "share that can be cleared",
    "careless_win_rate": "careless player wins",
    "open_at_start": "pairs open at the start",
}
INTERVAL = "{share}, 95 % sure: {low} to {high}"
NOTHING = "-"
UNIT = "deal"
