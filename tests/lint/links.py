# SPDX-License-Identifier: MIT
"""Checks that rooms are linked only with the rooms that USES names: links.py [--unused] ROOT BUILD

CMake passes libraries on, so a room can use a function of a room that its USES does not name. This
script looks at the libraries in the build folder and reports, one sentence each,
  - a function or variable of ours that a room needs and that neither it nor a room in its USES
    defines;
  - with --unused, a name in USES that neither an include nor a symbol needs. That holds for a
    build without optimisation, which removes some of the calls.
Rooms without a library are skipped: they are not built yet.
"""
import argparse
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

from house import House

OURS = re.compile(r"_Z(?:T\w+?)?N[rVKRO]*2hr")  # a mangled name in the namespace hr
DEFINED = set("TDBRGSVWuCi")  # the letters of nm for a symbol that others can be linked with


def symbols(library: Path) -> tuple[set[str], set[str]]:
    """Our symbols that a library defines, and those that it needs from elsewhere."""
    listed = subprocess.run(["nm", "-P", "-g", library], capture_output=True, text=True, check=True)
    defined, needed = set(), set()
    for line in listed.stdout.splitlines():
        words = line.split()
        if len(words) < 2 or not OURS.match(words[0]):
            continue
        if words[1] == "U":
            needed.add(words[0])
        elif words[1] in DEFINED:
            defined.add(words[0])
    return defined, needed - defined


def readable(symbol: str) -> str:
    listed = subprocess.run(["c++filt", symbol], capture_output=True, text=True, check=True)
    return listed.stdout.strip()


class Links:
    """What the libraries of a house define and need."""

    def __init__(self, house: House, build: Path):
        self.house = house
        self.needed: dict[str, set[str]] = {}  # by room, only rooms with a library
        self.makers: dict[str, set[str]] = defaultdict(set)  # the rooms that define a symbol
        for name in house.rooms:
            library = build / name / f"lib{name.replace('/', '_')}.a"
            if library.is_file():
                defined, self.needed[name] = symbols(library)
                for symbol in defined:
                    self.makers[symbol].add(name)

    def unnamed(self):
        for name, needed in self.needed.items():
            found = defaultdict(list)
            for symbol in sorted(needed):
                makers = self.makers.get(symbol, set())
                if makers and not makers & set(self.house.rooms[name].uses):
                    found[min(makers, key=self.house.layer)].append(symbol)
            for maker, missing in found.items():
                yield (f"{name}: is linked with {readable(missing[0])}, but USES in"
                       f" {name}/CMakeLists.txt does not name {maker}.")

    def unused(self):
        for name, needed in self.needed.items():
            includes = self.house.arrows(name)
            linked = set().union(*(self.makers.get(symbol, set()) for symbol in needed))
            for used in self.house.rooms[name].uses:
                if used in self.needed and used not in includes and used not in linked:
                    yield (f"{name}/CMakeLists.txt: USES names {used}, but neither an include nor"
                           " a symbol needs it.")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--unused", action="store_true")
    parser.add_argument("root", type=Path)
    parser.add_argument("build", type=Path)
    given = parser.parse_args()
    links = Links(House(given.root.resolve()), given.build)
    complaints = [*links.unnamed(), *(links.unused() if given.unused else [])]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
