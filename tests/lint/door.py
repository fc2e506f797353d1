# SPDX-License-Identifier: MIT
"""Checks that clients use only the public interface of the table: door.py [ROOT]

A table may be in another process, or on another machine, without a client noticing. Therefore:

  - Clients, which play at a table that others may share, include from the core only base, board
    (immutable values), table and record. Clients are the window and, in the terminal, the session
    and the commands that begin one. Other commands (check, simulate, perft, par, bench, legal,
    replay, test ...) use the engine directly, by design: their rules or records are not shared.
  - Those headers expose, at any depth, only plain types: values and ids, and nothing that gives
    access to a match, a game, an engine or a state.
  - A client asks no Ruleset for its game.
  - core/table/table_access.h, which gives access to the match of a table, is only for the table's
    own side: records, trials, and code that opens a table.
"""
import re
import sys
from pathlib import Path

from house import CODE, includes_of

CLIENTS = [
    "editor", "cli/session", "cli/arguments/save_mode.h", "cli/arguments/record_file.h",
    "cli/arguments/record_file.cpp", "cli/arguments/roll.h", "cli/arguments/roll.cpp",
    "cli/commands/play.h", "cli/commands/play.cpp", "cli/commands/record.cpp",
    "scripting/check/live_rules.h", "scripting/check/live_rules.cpp",
]
OPEN_ROOMS = ("core/base/", "core/board/", "core/table/", "core/record/")
# Types of reports and commands from lower rooms; each contains only values and ids.
PLAIN = {
    "core/game/action.h", "core/game/edition.h", "core/game/holds.h", "core/match/log_line.h",
    "core/match/node_id.h", "core/par/par_report.h", "core/words/named_argument.h",
}
OWN_SIDE = "core/table/table_access.h"
INSIDE = {OWN_SIDE, "core/table/table_data.h"}
ON_THAT_SIDE = ("core/table/", "core/record/", "core/trials/", "scripting/table/", "tests/")
ASKS_FOR_A_GAME = re.compile(r"\bruleset(?:_in_force\(\)|_)?(?:->|\.)game\(\)")


def files_of(root: Path, place: str) -> list[Path]:
    path = root / place
    found = [path] if path.is_file() else path.rglob("*") if path.is_dir() else []
    return sorted(file for file in found if file.suffix in CODE)


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


def is_plain(header: str) -> bool:
    return header.startswith(OPEN_ROOMS) and header not in INSIDE or header in PLAIN


def faults(root: Path):
    asked = {}  # headers of the core that clients include, and the first place of each
    for path in (path for place in CLIENTS for path in files_of(root, place)):
        for include in includes_of(root, path):
            if not include.target.startswith("core/"):
                continue
            place = f"{include.file}:{include.line}"
            if not include.target.startswith(OPEN_ROOMS) or include.target in INSIDE:
                yield f"{place}: a client of the table includes {include.target}."
            else:
                asked.setdefault(include.target, place)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if ASKS_FOR_A_GAME.search(line):
                yield f"{path.relative_to(root)}:{number}: a client asks a ruleset for its game."
    for header, place in sorted(asked.items()):
        for shown in sorted(shown_by(root, header)):
            if not is_plain(shown):
                yield f"{header}, for {place}: shows {shown}."
    for top in ("core", "scripting", "editor", "cli", "printing", "bench", "tests"):
        for path in files_of(root, top):
            for include in includes_of(root, path):
                if include.target in INSIDE and not include.file.startswith(ON_THAT_SIDE):
                    yield f"{include.file}:{include.line}: {include.target} is not for this side."


def main() -> int:
    found = list(faults(Path(sys.argv[1] if len(sys.argv) > 1 else ".")))
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
