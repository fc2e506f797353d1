// SPDX-License-Identifier: MIT
#include "core/board/board.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "core/base/words.h"
#include "core/board/cell_rows.h"
#include "core/board/compass.h"

namespace hr {

namespace {

constexpr std::array<std::string_view, 8> k_relative{
    "forward", "forward_right", "right", "back_right", "back", "back_left", "left", "forward_left"};

// The type of a grid direction: "orthogonal", "diagonal", or "" if it leads to another level and
// sideways as well.
std::string_view slant(std::string_view name) {
  if (name.size() == 1 || name == "up" || name == "down") return "orthogonal";
  return name.size() == 2 ? "diagonal" : "";
}

// The name of the opposite direction on an open grid; "" if there is none.
std::string across(std::string_view name) {
  if (name == "up") return "down";
  if (name == "down") return "up";
  const auto underscore = std::min(name.find('_'), name.size());
  const auto from = std::ranges::find(k_compass, name.substr(0, underscore), &CompassPoint::name);
  if (from == k_compass.end()) return "";
  const auto back = k_compass[nth((from - k_compass.begin() + 4) % 8)].name;
  const std::string_view rise = name.substr(underscore);
  return std::string(back) + (rise == "_up" ? "_down" : rise == "_down" ? "_up" : "");
}

}  // namespace

std::optional<CellId> Board::find(std::string_view name) const {
  const std::string key = lower_case(name);
  const auto it =
      std::lower_bound(by_name_.begin(), by_name_.end(), key,
                       [](const auto& entry, const auto& k) { return entry.first < k; });
  if (it == by_name_.end() || it->first != key) return std::nullopt;
  return it->second;
}

CellId Board::cell(Coordinates at) const {
  switch (made_.shape) {
    case BoardShape::graph:
      return CellId::none;
    case BoardShape::cube: {
      const auto it = std::find(coordinates_.begin(), coordinates_.end(), at);
      return it == coordinates_.end() ? CellId::none
                                      : CellId(static_cast<int>(it - coordinates_.begin()));
    }
    case BoardShape::grid:
    case BoardShape::hexagons:
      break;
  }
  const Coordinates size = made_.size;
  if (at.x < 1 || at.y < 1 || at.z < 1) return CellId::none;
  if (at.x > size.x || at.y > size.y || at.z > size.z) return CellId::none;
  const int place = (at.x - 1) + size.x * ((at.y - 1) + size.y * (at.z - 1));
  return places_.empty() ? CellId(place) : places_[nth(place)];
}

std::optional<DirectionId> Board::direction(std::string_view name) const {
  for (int d = 0; d < directions(); ++d)
    if (direction_names_[nth(d)] == name) return DirectionId(d);
  return std::nullopt;
}

std::vector<std::string> Board::faces() const {
  if (made_.shape != BoardShape::grid) return direction_names_;
  std::vector<std::string> out;
  for (const CompassPoint& point : k_compass) out.emplace_back(point.name);
  std::copy_if(
      direction_names_.begin(), direction_names_.end(), std::back_inserter(out),
      [&](const auto& name) { return std::find(out.begin(), out.end(), name) == out.end(); });
  return out;
}

std::vector<DirectionId> Board::resolve(std::string_view word, std::string_view facing) const {
  std::vector<DirectionId> out;
  if (word == "all" ||
      (made_.shape == BoardShape::grid && (word == "orthogonal" || word == "diagonal"))) {
    for (int d = 0; d < directions(); ++d)
      if (word == "all" || word == slant(direction_names_[nth(d)])) out.push_back(DirectionId(d));
    return out;
  }
  if (const auto named = direction(word)) return {*named};
  const auto turn = std::find(k_relative.begin(), k_relative.end(), word);
  if (turn == k_relative.end()) return out;
  const auto ahead = std::ranges::find(k_compass, facing, &CompassPoint::name);
  if (ahead == k_compass.end()) return out;
  const auto turned = ((ahead - k_compass.begin()) + (turn - k_relative.begin())) % 8;
  if (const auto named = direction(k_compass[nth(turned)].name)) out.push_back(*named);
  return out;
}

std::optional<std::pair<DirectionId, int>> Board::heading(CellId from, CellId to) const {
  for (int d = 0; d < directions(); ++d) {
    const CellId* const links = links_[nth(d)].data();
    int n = 0;
    for (CellId c = links[index(from)]; c != CellId::none && n < cells(); c = links[index(c)])
      if (++n, c == to) return std::pair{DirectionId(d), n};
  }
  return std::nullopt;
}

int Board::distance(CellId from, CellId to) const {
  CellSet seen(cells());
  std::vector<CellId> ring{from};
  seen.add(from);
  for (int n = 0; !ring.empty(); ++n) {
    std::vector<CellId> wider;
    for (const CellId cell : ring) {
      if (cell == to) return n;
      for (const CellId c : neighbours(cell))
        if (!seen.has(c)) seen.add(c), wider.push_back(c);
    }
    ring = std::move(wider);
  }
  return -1;
}

namespace {

// Builds the index of cells by lower-case name.
std::map<std::string, CellId> ids_of(const std::vector<std::string>& names) {
  std::map<std::string, CellId> ids;
  for (int i = 0; i < static_cast<int>(names.size()); ++i) {
    if (names[nth(i)].empty()) throw Error("board: a cell has no name");
    if (!ids.emplace(lower_case(names[nth(i)]), CellId(i)).second)
      throw Error("board: the cell name \"" + names[nth(i)] + "\" is listed twice");
  }
  return ids;
}

std::vector<Point> positions_of(const GraphSpec& spec) {
  const int n = static_cast<int>(spec.cells.size());
  if (!spec.positions.empty() && spec.positions.size() != spec.cells.size())
    throw Error("board: expected a position for each of the " + std::to_string(n) + " cells, got " +
                std::to_string(spec.positions.size()));
  std::vector<Point> out;
  for (const auto& [x, y] : spec.positions) out.push_back({x, y, 0});
  for (int i = 0; spec.positions.empty() && i < n; ++i) {
    const double angle = 2 * std::numbers::pi * i / n, radius = n / (2 * std::numbers::pi) + .5;
    out.push_back({radius * std::sin(angle), radius * std::cos(angle), 0});
  }
  return out;
}

// By cell.
std::vector<CellId> links_of(const GraphSpec::Direction& direction,
                             const std::vector<std::string>& names,
                             const std::map<std::string, CellId>& ids) {
  std::vector<CellId> links(names.size(), CellId::none);
  for (const auto& [from, to] : direction.links) {
    const auto a = ids.find(lower_case(from)), b = ids.find(lower_case(to));
    if (a == ids.end() || b == ids.end())
      throw Error("board: links." + direction.name + ": no cell is called \"" +
                  (a == ids.end() ? from : to) + "\"");
    if (a == b)
      throw Error("board: links." + direction.name + ": \"" + from + "\" leads to itself");
    CellId& link = links[nth(a->second)];
    if (link != CellId::none)
      throw Error("board: links." + direction.name + ": \"" + from + "\" already leads to \"" +
                  names[nth(link)] + "\"");
    link = b->second;
  }
  return links;
}

}  // namespace

Board Board::graph(const GraphSpec& spec) {
  const int n = static_cast<int>(spec.cells.size());
  if (n < 1 || n > k_max_cells)
    throw Error("board: expected from 1 to " + std::to_string(k_max_cells) + " cells, got " +
                std::to_string(n));
  const auto ids = ids_of(spec.cells);
  Board board;
  board.names_ = spec.cells;
  board.made_.size = {n, 1, 1};
  for (int i = 0; i < n; ++i) board.coordinates_.push_back({i + 1, 1, 1});
  board.positions_ = positions_of(spec);
  if (spec.directions.size() > nth(k_max_directions))
    throw Error("board: expected at most " + std::to_string(k_max_directions) +
                " directions, got " + std::to_string(spec.directions.size()));
  for (const auto& direction : spec.directions) {
    if (direction.name.empty()) throw Error("board: a direction has no name");
    if (board.direction(direction.name))
      throw Error("board: the direction \"" + direction.name + "\" is listed twice");
    board.direction_names_.push_back(direction.name);
    board.links_.push_back(links_of(direction, spec.cells, ids));
  }
  for (int d = 0; spec.drawn && d < board.directions(); ++d)
    if (std::ranges::find(*spec.drawn, board.direction_names_[nth(d)]) == spec.drawn->end())
      board.undrawn_.push_back(DirectionId(d));
  for (const std::string& name : spec.drawn.value_or(std::vector<std::string>()))
    if (!board.direction(name))
      throw Error("board: drawn: there is no direction called \"" + name + "\"");
  board.finish();
  return board;
}

NeighbourList drawn_neighbours(const Board& board, CellId cell) {
  return board.undrawn_.empty() ? board.neighbours(cell) : board.drawn_.of(cell);
}

namespace {

bool has_tiles(const Board& board) {
  if (grid_edges(board).columns.empty()) return false;
  for (int c = 0; c < board.plain_cells(); ++c)
    for (const CellId to : drawn_neighbours(board, CellId(c))) {
      const Point a = board.position(CellId(c)), b = board.position(to);
      if (std::abs(a.x - b.x) > 1 || std::abs(a.y - b.y) > 1) return false;
    }
  return true;
}

// The lines of one direction, if each cell has at most one before it: which line a cell is on and
// where, and all cells, line by line.
struct StraightLines {
  std::vector<int> line, place;  // by cell
  std::vector<CellId> order;
};

// Nothing if two cells lead to the same one. A ring has no beginning, so its cells are missing in
// `order`.
std::optional<StraightLines> lines_of(const Board& board, DirectionId direction) {
  const auto cells = static_cast<std::size_t>(board.cells());
  std::vector<bool> led_to(cells, false);
  for (int c = 0; c < board.cells(); ++c) {
    const CellId to = board.link(CellId(c), direction);
    if (to == CellId::none) continue;
    if (led_to[nth(to)]) return std::nullopt;
    led_to[nth(to)] = true;
  }
  StraightLines out{std::vector<int>(cells, -1), std::vector<int>(cells, 0), {}};
  int line = 0;
  for (int c = 0; c < board.cells(); ++c) {
    if (led_to[nth(CellId(c))]) continue;
    int place = 0;
    for (auto at = CellId(c); at != CellId::none; at = board.link(at, direction)) {
      out.line[nth(at)] = line;
      out.place[nth(at)] = place++;
      out.order.push_back(at);
    }
    ++line;
  }
  return out;
}

// Whether no two cells follow each other on lines of both directions.
bool meet_once(const StraightLines& one, const StraightLines& other) {
  std::vector<std::pair<int, int>> last(one.order.size(), {-1, 0});  // by line of `other`
  for (const CellId cell : one.order) {
    auto& [line, place] = last[static_cast<std::size_t>(other.line[nth(cell)])];
    if (line == one.line[nth(cell)] && place < other.place[nth(cell)]) return false;
    line = one.line[nth(cell)];
    place = other.place[nth(cell)];
  }
  return true;
}

// Whether no straight line returns, and no two from a cell lead to the same one; nothing if lines
// of the same direction run together. Costs as much as the board has cells, for each two
// directions.
std::optional<bool> straight_by_lines(const Board& board) {
  std::vector<StraightLines> all;
  for (int d = 0; d < board.directions(); ++d) {
    std::optional<StraightLines> lines = lines_of(board, DirectionId(d));
    if (!lines) return std::nullopt;
    if (lines->order.size() < static_cast<std::size_t>(board.cells())) return false;
    for (const StraightLines& other : all)
      if (Allowance::spend(board.cells()); !meet_once(*lines, other)) return false;
    all.push_back(*std::move(lines));
  }
  return true;
}

}  // namespace

void Board::finish() {
  for (int c = 0; c < cells(); ++c) {
    by_name_.emplace_back(lower_case(names_[nth(c)]), CellId(c));
    if (declared_name(CellId(c)) != names_[nth(c)])
      by_name_.emplace_back(lower_case(declared_name(CellId(c))), CellId(c));
  }
  std::sort(by_name_.begin(), by_name_.end());
  std::vector<std::pair<CellId, CellId>> linked, drawn;
  for (int d = 0; d < static_cast<int>(links_.size()); ++d) {
    const bool shown = std::ranges::find(undrawn_, DirectionId(d)) == undrawn_.end();
    for (int c = 0; c < cells(); ++c)
      if (const CellId to = links_[nth(d)][nth(c)]; to != CellId::none && to != CellId(c))
        for (auto* const list : {&linked, shown && !undrawn_.empty() ? &drawn : nullptr})
          if (list != nullptr) {
            list->emplace_back(CellId(c), to);
            list->emplace_back(to, CellId(c));
          }
  }
  neighbours_ = Neighbours(std::move(linked), cells());
  drawn_ = Neighbours(std::move(drawn), cells());
  find_opposites();
  if (const auto known = straight_ ? straight_by_lines(*this) : std::nullopt)
    straight_ = *known;
  else
    for (int c = 0; c < cells() && straight_; ++c) straight_ = straight_from(CellId(c));
  tiled_ = has_tiles(*this);
}

// The opposite of a direction reverses each of its links. If there are several (in a ring of two
// cells each direction reverses itself), the one opposite on the compass.
void Board::find_opposites() {
  const auto undoes = [&](int d, int e) {
    int links = 0, back = 0;
    for (int c = 0; c < cells(); ++c) {
      const CellId to = links_[nth(d)][nth(c)];
      back += links_[nth(e)][nth(c)] != CellId::none;
      if (to == CellId::none) continue;
      ++links;
      if (links_[nth(e)][nth(to)] != CellId(c)) return false;
    }
    return links == back && links > 0;
  };
  opposites_.assign(links_.size(), DirectionId::none);
  for (int d = 0; d < directions(); ++d) {
    DirectionId& opposite = opposites_[nth(d)];
    if (const auto back = direction(across(direction_names_[nth(d)]));
        back && undoes(d, index(*back)))
      opposite = *back;
    for (int e = 0; e < directions() && opposite == DirectionId::none; ++e)
      if (undoes(d, e)) opposite = DirectionId(e);
  }
}

// Whether no straight line from the cell returns, and no two lead to the same cell.
bool Board::straight_from(CellId cell) const {
  CellSet ends(cells());
  for (int d = 0; d < directions(); ++d)
    for (CellId to = link(cell, DirectionId(d)); to != CellId::none;
         to = link(to, DirectionId(d))) {
      if (to == cell || ends.has(to)) return false;
      ends.add(to);
    }
  Allowance::spend(ends.size());
  return true;
}

}  // namespace hr
