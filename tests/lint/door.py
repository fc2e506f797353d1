# SPDX-License-Identifier: MIT
"""Checks that clients use only the public interface of the table: door.py [ROOT]

A table may be in another process, or on another machine, without a client noticing. Therefore:

  - Clients, which play at a table that others may share, include from the core only base, board
    (immutable values), table, thinking and record. All files of the window and of the terminal are clients,
    except those of cli/tools, and of cli/lab with its rooms cli/results and cli/mpi: commands that
    examine rules and records which nobody is playing.
  - Those headers, and those of scripting that clients include, expose at any depth only plain
    types: values and ids, and nothing that gives access to a match, a game, an engine or a state.
  - A client does not name such a type, and asks no Ruleset for its game or its rules. (Their types
    are declared there, but not defined, so it could only pass them on.)
  - Every include of ours gives the path from the root, so that none is missed here.
  - core/table/table_access.h, which gives access to the match of a table, is only for the table's
    own side: records, trials, and code that opens a table.
  - The class Table has exactly the public members and the friend listed here (door_table.py).
"""
import re
import sys
from pathlib import Path

from door_table import wrong_table
from house import CODE, includes_of
from plain_cpp import NOISE

CLIENTS = [
    "editor", "cli", "scripting/clients",
]
TOOLS = ("cli/tools/", "cli/lab/", "cli/results/", "cli/mpi/")
MAIN = "cli/main.cpp"  # adds the tools to the command line
OPEN_ROOMS = (
    "core/base/", "core/board/", "core/picture/", "core/table/", "core/thinking/", "core/record/")
# Types of reports and commands from lower rooms; each contains only values and ids.
PLAIN = {
    "core/bots/bot_spec.h",
    "core/game/action.h", "core/game/card_face.h", "core/game/dead_end.h", "core/game/ruleset_text.h", "core/game/sheets.h",
    "core/language/holds.h", "core/lab/what_if_report.h", "core/match/watched.h", "core/match/log_line.h", "core/match/node_id.h",
    "core/match/open_rules.h",
    "core/match/taken_pieces.h",
    "core/par/par_report.h", "core/words/named_argument.h",
}
OWN_SIDE = "core/table/table_access.h"
INSIDE = {OWN_SIDE, "core/table/table_data.h"}
ON_THAT_SIDE = ("core/table/", "core/thinking/", "core/record/", "core/trials/", "scripting/table/", "tests/")
INNER_NAME = re.compile(
    r"\b(?:Match|match_of|TableAccess|TableData|Engine|make_engine|State|Game|View|Effect)\b")
# game() and rules() of anything else may be those of a Ruleset. These variables of clients have a
# function of that name that returns plain data.
PLAIN_OWNERS = {"bench", "game_", "match", "match_", "table", "table_"}
ASKS_FOR_RULES = re.compile(
    r"([\w)\]]+)\s*(?:->|\.)\s*(?:game|rules)\s*\(\s*\)|\bRuleset\s*::\s*(?:game|rules)\b")


def files_of(root: Path, place: str) -> list[Path]:
    path = root / place
    found = [path] if path.is_file() else path.rglob("*") if path.is_dir() else []
    return sorted(file for file in found if file.suffix in CODE)


def is_tool(name: str) -> bool:
    return name.startswith(TOOLS)


def client_files(root: Path) -> list[Path]:
    found = [path for place in CLIENTS for path in files_of(root, place)]
    return [path for path in found if not is_tool(path.relative_to(root).as_posix())]


def without_noise(text: str) -> str:
    """The text without comments, strings and includes, in the same lines."""
    return NOISE.sub(lambda match: "0" + "\n" * match.group().count("\n"), text)


def wrong_lines(root: Path, path: Path):
    place = path.relative_to(root).as_posix()
    text = without_noise(path.read_text(encoding="utf-8"))
    for number, line in enumerate(text.splitlines(), 1):
        inner = INNER_NAME.search(line)
        if inner:
            yield f"{place}:{number}: a client of the table uses {inner.group()}."
    for asked in ASKS_FOR_RULES.finditer(text):
        if asked.group(1) not in PLAIN_OWNERS:
            number = text.count("\n", 0, asked.end()) + 1
            yield f"{place}:{number}: a client asks a ruleset for its game or its rules."


def shown_by(root: Path, header: str) -> set[str]:
    """The header and all of our headers that it includes, at any depth."""
    seen, queue = set(), [header]
    while queue:
        name = queue.pop()
        if name in seen or not (root / name).is_file():
            continue
        seen.add(name)
        queue += [include.target for include in includes_of(root, root / name)]
    return seen


def is_forbidden(header: str) -> bool:
    plain = header.startswith(OPEN_ROOMS) and header not in INSIDE or header in PLAIN
    return header.startswith("core/") and not plain


def faults(root: Path):
    asked = {}  # our headers that clients include, and the first place of each
    for path in client_files(root):
        for include in includes_of(root, path):
            place = f"{include.file}:{include.line}"
            of_tools = is_tool(include.target) and include.file != MAIN
            if of_tools or is_forbidden(include.target):
                yield f"{place}: a client of the table includes {include.target}."
            elif include.target.startswith(("core/", "scripting/")):
                asked.setdefault(include.target, place)
        yield from wrong_lines(root, path)
    for header, place in sorted(asked.items()):
        for shown in sorted(filter(is_forbidden, shown_by(root, header))):
            yield f"{header}, for {place}: shows {shown}."
    for top in ("core", "scripting", "editor", "cli", "drawing", "printing", "bench", "tests"):
        for path in files_of(root, top):
            for include in includes_of(root, path):
                place = f"{include.file}:{include.line}"
                if include.target.startswith("."):
                    yield f"{place}: {include.target} is not a path from the root."
                if include.target in INSIDE and not include.file.startswith(ON_THAT_SIDE):
                    yield f"{place}: {include.target} is not for this side."


def main() -> int:
    root = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    found = [*faults(root), *wrong_table(root)]
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
