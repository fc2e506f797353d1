// SPDX-License-Identifier: MIT
#include "editor/play/gestures.h"

#include <algorithm>
#include <map>
#include <vector>

#include "core/table/picker.h"

namespace hr::editor {

namespace {

bool puts_on_one_cell(const ActionReport& action) {
  return cells_of(action).size() == 1 && action.ends[1] == 0 && (action.cells & 1) != 0;
}

bool is_empty(const Report& report, CellId cell) {
  return std::ranges::all_of(report.zones, [&](const ZoneReport& zone) {
    if (nth(cell) >= zone.cells.size()) return true;
    return zone.cells[nth(cell)].pieces.empty() && !zone.cells[nth(cell)].hidden;
  });
}

// As far as the viewer knows: what others have hidden there does not count.
bool looks_empty(const Report& report, CellId cell) {
  return std::ranges::all_of(report.zones, [&](const ZoneReport& zone) {
    return nth(cell) >= zone.cells.size() || zone.cells[nth(cell)].pieces.empty();
  });
}

// Of a piece that the seat puts on the board.
SeatId owner_of(const GameReport& game, const std::string& kind, SeatId seat) {
  const bool owned = std::ranges::any_of(game.zones, [&](const ZoneType& zone) {
    return std::ranges::any_of(zone.pieces, [&](const PieceType& piece) {
      return piece.kind == kind && piece.owner == seat;
    });
  });
  return owned ? seat : SeatId::none;
}

// The cells of a column (or row), in order, with the move of each that can be chosen.
struct LineOfCells {
  std::vector<CellId> cells;
  std::optional<std::size_t> move;
  int target = -1;  // the place of its cell among them
};

using Coordinate = int Coordinates::*;

class Falling {
 public:
  Falling(const Board& board, const Report& report, Coordinate line, Coordinate along)
      : report_(report) {
    for (int c = 0; c < board.plain_cells(); ++c)
      lines_[board.where(CellId(c)).*line].cells.push_back(CellId(c));
    for (auto& [at, cells] : lines_)
      std::ranges::sort(cells.cells, {}, [&](CellId c) { return board.where(c).*along; });
    for (std::size_t i = 0; i < report.legal.size() && sound_; ++i) {
      const CellId cell = report.legal[i].action.cell(0);
      sound_ = nth(cell) < nth(board.plain_cells());
      if (sound_) take(lines_[board.where(cell).*line], cell, i);
    }
    for (const auto& [at, cells] : lines_) follow(cells);
  }

  std::optional<std::size_t> move(int line) const {
    return way() != 0 ? lines_.at(line).move : std::nullopt;
  }
  int way() const { return sound_ ? way_ : 0; }  // along the axis: 1, -1, or 0 if nothing falls

 private:
  void take(LineOfCells& line, CellId cell, std::size_t move) {
    sound_ = !line.move.has_value();  // a second one: the player chooses
    line.move = move;
    line.target = static_cast<int>(std::ranges::find(line.cells, cell) - line.cells.begin());
  }

  // Each empty cell must have a way to the target, and all targets lie on the same side.
  void follow(const LineOfCells& line) {
    for (int at = 0; at < static_cast<int>(line.cells.size()); ++at) {
      if (at == line.target || !is_empty(report_, line.cells[at])) continue;
      if (line.target < 0) return void(sound_ = false);
      const int way = line.target > at ? 1 : -1;
      for (int next = at; next != line.target; next += way)
        sound_ = sound_ && is_empty(report_, line.cells[next]);
      if (way_ != 0 && way_ != way) sound_ = false;
      way_ = way;
    }
  }

  const Report& report_;
  std::map<int, LineOfCells> lines_;
  bool sound_ = true;
  int way_ = 0;  // 0: nothing has fallen yet
};

// Whether all moves put something on one cell of a flat grid, with one verb.
bool may_fall(const Board& board, const Report& report) {
  if (!board.is_grid() || board.size().z > 1 || report.legal.empty()) return false;
  const VerbId verb = report.legal.front().action.verb;
  return std::ranges::all_of(report.legal, [&](const ActionReport& action) {
    return action.action.verb == verb && puts_on_one_cell(action);
  });
}

}  // namespace

FallWay falling(const Board& board, const Report& report) {
  if (!may_fall(board, report)) return {};
  if (const int way = Falling(board, report, &Coordinates::x, &Coordinates::y).way(); way != 0)
    return {0, way};
  return {Falling(board, report, &Coordinates::y, &Coordinates::x).way(), 0};
}

std::vector<CellId> placing_cells(const Board& board, const Report& report) {
  std::vector<CellId> out;
  for (const ActionReport& action : report.legal) {
    if (!puts_on_one_cell(action)) continue;
    const CellId cell = action.action.cell(0);
    if (nth(cell) < nth(board.plain_cells()) && looks_empty(report, cell)) out.push_back(cell);
  }
  std::ranges::sort(out);
  out.erase(std::ranges::unique(out).begin(), out.end());
  return out;
}

Places how_many(const Board& board, const Report& report, std::size_t places) {
  std::size_t empty = 0;
  for (int c = 0; c < board.plain_cells(); ++c) empty += looks_empty(report, CellId(c)) ? 1 : 0;
  return 2 * places <= empty ? Places::few : places < empty ? Places::many : Places::all;
}

std::vector<Ghost> ghosts_of(const GameReport& game, const Report& report) {
  std::vector<Ghost> out;
  for (const ActionReport& action : report.legal) {
    const auto found =
        std::ranges::find(game.footprints, action.action.verb, &PlacedFootprint::verb);
    if (found == game.footprints.end() || !puts_on_one_cell(action)) continue;
    const CellId at = action.action.cell(0);
    if (nth(at) >= found->cells.size()) continue;
    out.push_back({at,
                   {found->kind, owner_of(game, found->kind, action.seat), found->cells[at]},
                   found->whole});
  }
  return out;
}

std::optional<std::size_t> falls_to(const Board& board, const Report& report, CellId clicked) {
  if (!may_fall(board, report) || nth(clicked) >= nth(board.plain_cells())) return {};
  const Coordinates at = board.where(clicked);
  const Falling down(board, report, &Coordinates::x, &Coordinates::y);
  if (const auto found = down.move(at.x)) return found;
  return Falling(board, report, &Coordinates::y, &Coordinates::x).move(at.y);
}

std::optional<std::size_t> on_link(const Board& board, const Report& report, CellId from,
                                   CellId to) {
  const CellId link =
      board.link_cells().count() == 0 ? CellId::none : board.link_cells().between(from, to);
  std::optional<std::size_t> out;
  for (std::size_t i = 0; i < report.legal.size() && link != CellId::none; ++i) {
    if (!puts_on_one_cell(report.legal[i]) || report.legal[i].action.cell(0) != link) continue;
    if (out) return {};
    out = i;
  }
  return out;
}

CellId only_start(const Report& report) {
  CellId out = CellId::none;
  for (const ActionReport& action : report.legal) {
    if ((action.cells & 1) == 0) continue;
    const CellId start = action.action.cell(0);
    if (action.ends[1] == 0 || (out != CellId::none && out != start)) return CellId::none;
    out = start;
  }
  return out;
}

std::string dragged_text(const Board& board, const Report& report, CellId from, CellId to) {
  const ActionReport* found = nullptr;
  for (const ActionReport& action : report.legal) {
    if ((action.cells & 3) != 3 || action.ends[2] != 0) continue;
    if (found != nullptr && found->action.verb != action.action.verb) return {};
    found = &action;
  }
  if (found == nullptr) return {};
  return found->verb + " " + board.name(from) + " " + board.name(to);
}

}  // namespace hr::editor
