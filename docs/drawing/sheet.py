# SPDX-License-Identifier: MIT
"""Positions in points: boxes, frames and lines, computed from rows, columns and tracks."""
from places import top_of
from routes import Arrow, Routes

BOX_W, BOX_H = 136, 34
TRACK = 10  # between lines side by side
PORT = 14  # between lines that leave one box
FRAME = 14  # from a frame to its boxes
TITLE = 28  # from the top of a frame to its boxes
MARGIN = 16


class Sheet:
    def __init__(self, routes: Routes, stacks: list[list[str]], widths: list[int]):
        self.routes, self.rows, self.columns = routes, routes.rows, routes.columns
        self.rooms_of = {top: [room for room in self.rows if top_of(room) == top]
                         for stack in stacks for top in stack}
        self.framed = [top for top, rooms in self.rooms_of.items() if rooms != [top]]
        self._set_columns(widths)
        self._set_rows()

    def _set_columns(self, widths: list[int]):
        """Lanes and columns from the left, with room for frames beside stacks."""
        edges = {sum(widths[:i]) for i in range(len(widths) + 1)}
        count = sum(widths)
        self.column_x, self.lane_x = [], []
        x = MARGIN
        for lane in range(count + 1):
            tracks = max(self.routes.lanes[lane].count, 1)
            x += FRAME if lane in edges and lane > 0 else 0
            x += TRACK if self.routes.lanes[lane].count else 0
            self.lane_x.append(x)
            x += (tracks - 1) * TRACK
            x += TRACK if self.routes.lanes[lane].count else 0
            x += FRAME if lane in edges and lane < count else 0
            x += 6 if lane not in edges else 0
            if lane < count:
                self.column_x.append(x)
                x += BOX_W + (6 if lane + 1 not in edges else 0)
        self.width = x + MARGIN

    def _set_rows(self):
        """From the top row down: its boxes, then the space to the next one with its tracks."""
        last = max(self.rows.values())
        tops = {max(self.rows[room] for room in self.rooms_of[top]) for top in self.framed}
        bottoms = {min(self.rows[room] for room in self.rooms_of[top]) for top in self.framed}
        self.row_y, self.space_y = [0] * (last + 1), [0] * (last + 1)
        y = MARGIN + TITLE
        for row in range(last, -1, -1):
            self.row_y[row] = y
            y += BOX_H + (FRAME if row in bottoms else 0)
            if row > 0:
                y += TRACK
                self.space_y[row - 1] = y
                y += max(self.routes.spaces[row - 1].count - 1, 0) * TRACK + TRACK + 4
                y += TITLE if row - 1 in tops else 0
        self.height = y + MARGIN

    def box(self, room: str) -> tuple[int, int]:
        return self.column_x[self.columns[room]], self.row_y[self.rows[room]]

    def frame(self, top: str) -> tuple[int, int, int, int]:
        """x, y, width and height around the rooms of a top folder."""
        boxes = [self.box(room) for room in self.rooms_of[top]]
        left, right = min(x for x, _ in boxes) - FRAME, max(x for x, _ in boxes) + BOX_W + FRAME
        y, bottom = min(y for _, y in boxes) - TITLE, max(y for _, y in boxes) + BOX_H + FRAME
        return left, y, right - left, bottom - y

    def line(self, arrow: Arrow) -> list[tuple[int, int]]:
        x, y = self.box(arrow.room)
        to_x, to_y = self.box(arrow.to)
        start, end = x + BOX_W // 2 + PORT * arrow.port, to_x + BOX_W // 2
        low = self._space(self.rows[arrow.to], arrow.to)
        points = [(start, y + BOX_H)]
        if arrow.lane is not None:
            high = self._space(self.rows[arrow.room] - 1, arrow.to)
            tracks = self.routes.lanes[arrow.lane]
            lane = self.lane_x[arrow.lane] + TRACK * tracks.track[arrow.to]
            points += [(start, high), (lane, high), (lane, low), (end, low)]
        elif not self.routes.straight(arrow):
            points += [(start, low), (end, low)]
        return points + [(end, to_y)]

    def _space(self, row: int, net: str) -> int:
        return self.space_y[row] + TRACK * self.routes.spaces[row].track.get(net, 0)
