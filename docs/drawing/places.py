# SPDX-License-Identifier: MIT
"""Places the rooms in the drawing: a row and a column for each.

Rows follow the arrows: a room is above everything that it uses. The top folders are in stacks side
by side; in a stack each folder is above the one before it and has columns of its own.
"""
from itertools import permutations

# From the left; a top folder that is not listed here gets a stack of its own.
STACKS = [["core", "editor"], ["scripting", "cli"], ["bench", "printing"]]


def top_of(room: str) -> str:
    return room.split("/")[0]


def reachable(arrows: dict[str, set[str]], start: str) -> set[str]:
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        for to in arrows[waiting.pop()] - seen:
            seen.add(to)
            waiting.append(to)
    return seen


def without_implied(arrows: dict[str, set[str]]) -> dict[str, list[str]]:
    """The arrows that are not implied by others."""
    return {
        room: sorted(to for to in used
                     if not any(to in reachable(arrows, other) for other in used - {to}))
        for room, used in arrows.items()
    }


def stacks_of(rooms: list[str]) -> list[list[str]]:
    tops = list(dict.fromkeys(top_of(room) for room in rooms))
    known = {top for stack in STACKS for top in stack}
    stacks = [[top for top in stack if top in tops] for stack in STACKS]
    return [stack for stack in stacks if stack] + [[top] for top in tops if top not in known]


def rows_of(arrows: dict[str, list[str]], stacks: list[list[str]]) -> dict[str, int]:
    """The lowest row for each room that is above whatever it uses, and above the folder below."""
    below = {room: set(used) for room, used in arrows.items()}
    for stack in stacks:
        for lower, upper in zip(stack, stack[1:]):
            for room in arrows:
                if top_of(room) == upper:
                    below[room] |= {other for other in arrows if top_of(other) == lower}
    rows: dict[str, int] = {}

    def row(room: str) -> int:
        if room not in rows:
            rows[room] = 1 + max((row(other) for other in below[room]), default=-1)
        return rows[room]

    for room in arrows:
        row(room)
    return rows


def best_columns(ends: list[tuple[str, str]], rows: dict[str, int],
                 places: list[tuple[list[str], range]], shift: int):
    """The best order of the rooms in each row's places, found row by row; and its cost."""
    columns = {room: slots[(i + shift) % len(slots)]
               for rooms, slots in places for i, room in enumerate(rooms)}

    def blocked(a: str, b: str) -> bool:
        return columns[a] == columns[b] and any(
            columns[room] == columns[a] and rows[b] < rows[room] < rows[a] for room in rows)

    def cost(rooms: list[str]) -> int:
        return sum(abs(columns[a] - columns[b]) * 4 + (columns[a] != columns[b]) + 3 * blocked(a, b)
                   for a, b in ends if a in rooms or b in rooms)

    for _ in range(8):
        for rooms, slots in places:
            tried = []
            for order in permutations(slots, len(rooms)):
                columns.update(zip(rooms, order))
                tried.append((cost(rooms), order))
            columns.update(zip(rooms, min(tried)[1]))
    return cost(list(rows)), columns


def columns_of(arrows: dict[str, list[str]], rows: dict[str, int], stacks: list[list[str]]):
    """A column for each room, so that arrows are short; and how many columns each stack has."""
    by_row: dict[tuple[str, int], list[str]] = {}
    for room in arrows:
        by_row.setdefault((top_of(room), rows[room]), []).append(room)
    wide = {top: max(len(rooms) for (of, _), rooms in by_row.items() if of == top)
            for stack in stacks for top in stack}
    widths = [max(wide[top] for top in stack) for stack in stacks]
    ends = [(room, to) for room, used in arrows.items() for to in used]
    tried = []
    for shift in range(max(widths)):
        for aligned in (0, 1):  # narrow folders to the left or to the right of their stack
            slots = {}
            for i, stack in enumerate(stacks):
                for top in stack:
                    first = sum(widths[:i]) + aligned * (widths[i] - wide[top])
                    slots[top] = range(first, first + wide[top])
            places = [(rooms, slots[top]) for (top, _), rooms in sorted(by_row.items())]
            tried.append(best_columns(ends, rows, places, shift))
    return min(tried, key=lambda each: (each[0], sorted(each[1].items())))[1], widths
