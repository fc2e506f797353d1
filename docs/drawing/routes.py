# SPDX-License-Identifier: MIT
"""Routes the arrows: down, across between two rows, and down beside the boxes.

All arrows to one room are one net: they may join, for whatever they share leads there. Different
nets may cross, and nothing else: between rows, and in the lanes beside columns, each has a track.
"""
from dataclasses import dataclass, field
from itertools import permutations

MOST_ORDERED = 7  # up to this many nets in one lane or space every order is tried


@dataclass
class Arrow:
    room: str
    to: str
    port: int = 0  # where it leaves the room's box: 0 is its middle, -1 and 1 beside that
    lane: int | None = None  # which lane it goes down, left of the column of this number


@dataclass
class Net:
    """A net in one lane or space: its extent, and where it enters on either side."""
    span: list[float] = field(default_factory=list)
    before: list[float] = field(default_factory=list)
    after: list[float] = field(default_factory=list)

    def crossed(self, at: list[float]) -> int:
        return sum(min(self.span) < place < max(self.span) for place in at)

    def meets(self, other: "Net") -> bool:
        return min(self.span) <= max(other.span) and min(other.span) <= max(self.span)


class Tracks:
    """The nets of one lane or of one space between rows, side by side where they overlap."""

    def __init__(self):
        self.nets: dict[str, Net] = {}
        self.track: dict[str, int] = {}
        self.count = 0

    def need(self, net: str, before: list[float], after: list[float]):
        """Space for a net that enters at these places: from above or the left, and elsewhere."""
        mine = self.nets.setdefault(net, Net())
        mine.span += before + after
        mine.before += before
        mine.after += after

    def assign(self):
        """The order with the fewest crossings, with each net as far to the front as possible."""
        def crossings(order):
            return sum(first.crossed(second.before) + second.crossed(first.after)
                       for i, first in enumerate(order) for second in order[i + 1:])

        nets = sorted(self.nets)
        if len(nets) <= MOST_ORDERED:
            nets = min(permutations(nets),
                       key=lambda order: crossings([self.nets[net] for net in order]))
        for i, net in enumerate(nets):
            self.track[net] = max((self.track[other] + 1 for other in nets[:i]
                                   if self.nets[net].meets(self.nets[other])), default=0)
        self.count = max(self.track.values(), default=-1) + 1


class Routes:
    def __init__(self, arrows: dict[str, list[str]], rows: dict[str, int],
                 columns: dict[str, int], widths: list[int]):
        self.borders = [sum(widths[:i]) for i in range(len(widths) + 1)]  # lanes beside stacks
        self.rows, self.columns = rows, columns
        self.at = {(rows[room], columns[room]): room for room in arrows}
        self.spaces = [Tracks() for _ in range(max(rows.values()) + 1)]  # above row i
        self.lanes = [Tracks() for _ in range(max(columns.values()) + 2)]
        self.arrows = [Arrow(room, to) for room, used in arrows.items() for to in used]
        for arrow in self.arrows:
            arrow.lane = self._lane(arrow)
        for room in arrows:
            self._give_ports([arrow for arrow in self.arrows if arrow.room == room])
        for arrow in self.arrows:
            self._need(arrow)
        for tracks in [*self.spaces, *self.lanes]:
            tracks.assign()

    def straight(self, arrow: Arrow) -> bool:
        """Straight down, with nothing in the way."""
        column = self.columns[arrow.room]
        between = range(self.rows[arrow.to] + 1, self.rows[arrow.room])
        return column == self.columns[arrow.to] and not any(
            (row, column) in self.at for row in between)

    def _lane(self, arrow: Arrow) -> int | None:
        """The shortest path: between stacks beside a stack, and within a stack not around it."""
        if self.rows[arrow.room] - self.rows[arrow.to] == 1 or self.straight(arrow):
            return None
        a, b = self.columns[arrow.room], self.columns[arrow.to]
        inside = [lane for lane in self.borders if min(a, b) < lane <= max(a, b)]

        def cost(lane: int) -> float:
            outside = 0.5 if lane in self.borders and not inside else 0
            return abs(lane - 0.5 - a) + abs(lane - 0.5 - b) + outside

        return min(inside or range(min(a, b), max(a, b) + 2), key=lambda lane: (cost(lane), -lane))

    def _give_ports(self, leaving: list[Arrow]):
        def target(arrow: Arrow) -> float:
            return self.columns[arrow.to] if arrow.lane is None else arrow.lane - 0.5

        column = self.columns[leaving[0].room] if leaving else 0
        others = [arrow for arrow in leaving if not self.straight(arrow)]
        left = sorted((a for a in others if target(a) < column), key=target, reverse=True)
        right = sorted((a for a in others if target(a) >= column), key=target)
        for sign, side in ((-1, left), (1, right)):
            for i, arrow in enumerate(side):
                arrow.port = sign * (i + 1)

    def _need(self, arrow: Arrow):
        if self.straight(arrow):
            return
        # In units of columns; a lane is half a column to the left.
        start = self.columns[arrow.room] + 0.1 * arrow.port
        end = float(self.columns[arrow.to])
        high, low = self.rows[arrow.room] - 1, self.rows[arrow.to]
        if arrow.lane is None:
            self.spaces[low].need(arrow.to, [start], [end])
            return
        lane = arrow.lane - 0.5
        self.spaces[high].need(arrow.to, [start], [lane])
        self.spaces[low].need(arrow.to, [lane], [end])
        sides = {True: [], False: []}
        sides[start < lane].append(high)
        sides[end < lane].append(low)
        self.lanes[arrow.lane].need(arrow.to, sides[True], sides[False])
