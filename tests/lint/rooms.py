# SPDX-License-Identifier: MIT
"""Checks the structure of the source: rooms.py [ROOT]

Prints which room includes from which, then reports, one sentence each,
  - an include from a room that USES does not name, or from a folder that is not a room;
  - a name in USES that is no room (links.py finds one that nothing needs);
  - an arrow up: a room may use only rooms added before it by add_subdirectory, and printing and
    bench only the core and drawing;
  - rooms that use each other in a cycle;
  - C++ files below a folder of rooms that are in none of them, except main.cpp;
  - C++ files of a room that its CMakeLists.txt does not list: headers, too, so that it lists the whole room;
  - files below it that are not .cpp, .h, .lua, .scenario, .json, .md or CMakeLists.txt: no check reads them;
  - a room or a top folder without a README.md, or with a wrong one, and a room that docs/architecture.md
    leaves out (readmes.py).
"""
import sys
from pathlib import Path

from house import CODE, House, code_in, commands
from readmes import wrong_pages

ROOM_FILES = CODE | {".lua", ".scenario", ".json", ".md"}
ASIDE = {"printing", "bench"}  # beside scripting and editor, not above them
BELOW = {"core", "drawing"}


def bad_includes(house: House):
    """Includes that USES does not name, and names in USES that are no rooms."""
    for name, room in house.rooms.items():
        for include in room.includes:
            to = house.room_of(include.target)
            place = f"{include.file}:{include.line}"
            if not to:
                yield f"{place}: includes {include.target}, which is in no room."
            elif to != name and to not in room.uses:
                yield (f"{place}: includes {include.target}, but USES in {name}/CMakeLists.txt"
                       f" does not name {to}.")
        for used in room.uses:
            if used not in house.rooms:
                yield f"{name}/CMakeLists.txt: USES names {used}, which is no room."


def used_by(house: House, name: str) -> list[str]:
    """The rooms that a room uses, by its includes or by its USES, lowest first."""
    known = {used for used in house.rooms[name].uses if used in house.rooms}
    return sorted(known | set(house.arrows(name)), key=house.layer)


def place_of_arrow(house: House, name: str, to: str) -> str:
    includes = house.arrows(name).get(to)
    return f"{includes[0].file}:{includes[0].line}" if includes else f"{name}/CMakeLists.txt"


def arrows_up(house: House):
    for name in house.rooms:
        for to in used_by(house, name):
            place = place_of_arrow(house, name, to)
            if house.layer(to) > house.layer(name):
                yield f"{place}: an arrow up: {name} uses {to}, which add_subdirectory places later."
            top, of = name.split("/")[0], to.split("/")[0]
            if top in ASIDE and of not in BELOW | {top}:
                yield f"{place}: an arrow to the side: {top} uses {to}, but may use only core and drawing."


def circles(house: House):
    """One cycle for each room that a walk returns to."""
    done: set[str] = set()

    def walk(name: str, way: list[str]):
        if name in way:
            yield "A circle of rooms: " + " -> ".join(way[way.index(name):] + [name]) + "."
        elif name not in done:
            for to in used_by(house, name):
                yield from walk(to, way + [name])
            done.add(name)

    for name in house.rooms:
        yield from walk(name, [])


def folders(root: Path):
    """All folders except builds, caches and hidden ones."""
    for folder in [root, *sorted(path for path in root.rglob("*") if path.is_dir())]:
        parts = folder.relative_to(root).parts
        if not any(part[0] == "." or part in ("build", "node_modules", "__pycache__") for part in parts):
            yield folder


def homeless(house: House):
    for top in house.tops:
        for folder in folders(house.root / top):
            for path in code_in(folder):
                name = path.relative_to(house.root).as_posix()
                if not house.room_of(name) and path.name != "main.cpp":
                    yield f"{name}: lies in no room."


def unlisted(house: House):
    for name in house.rooms:
        cmake = house.root / name / "CMakeLists.txt"
        listed = {word for _, arguments in commands(cmake) for word in arguments}
        for path in code_in(cmake.parent):
            if path.name not in listed:
                yield f"{name}/CMakeLists.txt: does not list {path.name}."


def unknown_files(house: House):
    for folder in [folder for top in house.tops for folder in folders(house.root / top)]:
        for path in sorted(folder.iterdir()):
            known = path.suffix in ROOM_FILES or path.name == "CMakeLists.txt" or path.is_dir()
            if not known and path.name[0] != ".":
                name = path.relative_to(house.root).as_posix()
                yield f"{name}: a file of a room is .cpp, .h, .lua, .scenario, .json or .md."


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
    house = House(root)
    for name in house.rooms:
        print(f"{name} -> {' '.join(house.arrows(name)) or '(nothing)'}")
    complaints = [
        *bad_includes(house), *arrows_up(house), *circles(house), *homeless(house),
        *unlisted(house), *unknown_files(house), *wrong_pages(house),
    ]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
