# SPDX-License-Identifier: MIT
"""The structure of the source: rooms, their layers, and their includes.

A room is a folder whose CMakeLists.txt calls houserules_room. Everything is read from the text;
nothing is configured or compiled. A folder that it gives to houserules_words belongs to the room. The
order of add_subdirectory, from the top CMakeLists.txt down, gives the layers.
"""
import re
from dataclasses import dataclass, field
from pathlib import Path

CODE = {".cpp", ".h"}
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)


@dataclass
class Include:
    file: str  # the including file, relative to the root of the repository
    line: int
    target: str  # as written, which is relative to the root as well


@dataclass
class Room:
    name: str  # "core/board"
    uses: list[str]
    parent: str  # the folder whose CMakeLists.txt adds it, "" for the top
    words: list[str] = field(default_factory=list)  # its folders of words: "core/language/writes"
    includes: list[Include] = field(default_factory=list)


def commands(cmake: Path):
    """The commands of a CMake file, in order: (name, [arguments])."""
    text = re.sub(r"#[^\n]*", "", cmake.read_text(encoding="utf-8"))
    for match in re.finditer(r"(\w+)\s*\(([^()]*)\)", text):
        yield match.group(1).lower(), match.group(2).split()


def used_by_room(arguments: list[str]) -> list[str]:
    """The arguments after USES in a call of houserules_room."""
    used, keyword = [], ""
    for word in arguments:
        if word in ("USES", "LIBRARIES", "DEFINITIONS", "SOURCES"):
            keyword = word
        elif keyword == "USES":
            used.append(word)
    return used


def includes_of(root: Path, path: Path) -> list[Include]:
    text = path.read_text(encoding="utf-8")
    file = path.relative_to(root).as_posix()
    return [
        Include(file, text.count("\n", 0, match.start(1)) + 1, match.group(1))
        for match in INCLUDE.finditer(text)
    ]


def code_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.suffix in CODE)


class House:
    """Rooms by name, lowest first."""

    def __init__(self, root: Path):
        self.root = root
        self.rooms: dict[str, Room] = {}
        self.tops: list[str] = []  # the top folders that contain rooms, lowest first
        self._enter(root, "")

    def _enter(self, folder: Path, parent: str):
        name = "" if folder == self.root else folder.relative_to(self.root).as_posix()
        for command, arguments in commands(folder / "CMakeLists.txt"):
            if command == "houserules_room":
                self.rooms[name] = Room(name, used_by_room(arguments), parent)
                self._read(self.rooms[name], folder)
            elif command == "houserules_words":
                self.rooms[name].words.append(f"{name}/{arguments[0]}")
                self._read(self.rooms[name], folder / arguments[0])
            elif command == "add_subdirectory" and (folder / arguments[0] / "CMakeLists.txt").is_file():
                before = len(self.rooms)
                self._enter(folder / arguments[0], name)
                if folder == self.root and len(self.rooms) > before:
                    self.tops.append(arguments[0])

    def _read(self, room: Room, folder: Path):
        for path in code_in(folder):
            room.includes += includes_of(self.root, path)

    def room_of(self, path: str) -> str:
        """The room that contains a file, or ""."""
        folder = path.rpartition("/")[0]
        if folder in self.rooms:
            return folder
        return next((name for name, room in self.rooms.items() if folder in room.words), "")

    def layer(self, name: str) -> int:
        return list(self.rooms).index(name)

    def arrows(self, name: str) -> dict[str, list[Include]]:
        """The rooms from which another room includes, lowest first, each with the includes."""
        found: dict[str, list[Include]] = {}
        for include in self.rooms[name].includes:
            to = self.room_of(include.target)
            if to and to != name:
                found.setdefault(to, []).append(include)
        return dict(sorted(found.items(), key=lambda arrow: self.layer(arrow[0])))
