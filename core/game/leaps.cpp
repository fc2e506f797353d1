// SPDX-License-Identifier: MIT
#include "core/game/leaps.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/base/error.h"
#include "core/board/compass.h"

namespace hr {

namespace {

constexpr std::string_view k_start = "leap(";

using BoardStep = std::pair<int, int>;  // columns, rows

// All turns and mirror images, each once.
std::vector<BoardStep> images(BoardStep step, bool hex) {
  std::vector<BoardStep> out;
  for (int turn = 0; turn < (hex ? 6 : 4); ++turn) {
    const auto [x, y] = step;
    for (const BoardStep& image : {BoardStep{x, y}, BoardStep{y, x}})
      if (std::ranges::find(out, image) == out.end()) out.push_back(image);
    step = hex ? BoardStep{-y, x + y} : BoardStep{-y, x};
  }
  return out;
}

// So many cells ahead of somebody who faces this way, and to the right.
BoardStep seen_from(const CompassPoint& facing, int aside, int ahead) {
  return {ahead * facing.x + aside * facing.y, ahead * facing.y - aside * facing.x};
}

// One of the grid's four sides; none: it is not one of them.
const CompassPoint* side_named(std::string_view facing) {
  const auto point = std::ranges::find(k_compass, facing, &CompassPoint::name);
  return point == k_compass.end() || (point->x != 0 && point->y != 0) ? nullptr : &*point;
}

std::vector<BoardStep> steps(const Leap& leap, std::string_view facing, bool hex) {
  const CompassPoint* const side = hex ? nullptr : side_named(facing);
  const auto ahead = [&](int rows) -> std::vector<BoardStep> {
    if (side == nullptr) return {};
    const BoardStep right = seen_from(*side, leap.aside, rows),
                    left = seen_from(*side, -leap.aside, rows);
    return right == left ? std::vector<BoardStep>{right} : std::vector<BoardStep>{right, left};
  };
  switch (leap.ways) {
    case LeapWays::all:
      return images({leap.aside, leap.ahead}, hex);
    case LeapWays::forward:
      return ahead(leap.ahead);
    case LeapWays::back:
      return ahead(-leap.ahead);
    case LeapWays::exactly:
      return {side == nullptr ? BoardStep{leap.aside, leap.ahead}
                              : seen_from(*side, leap.aside, leap.ahead)};
  }
  return {};
}

int around(int at, int size) { return (at - 1 + size * (k_max_leap + 1)) % size + 1; }

CellId landing(const Board& board, CellId from, int x, int y) {
  Coordinates at = board.where(from);
  at.x += x;
  at.y += y;
  if (board.spec().wrap_columns) at.x = around(at.x, board.size().x);
  if (board.spec().wrap_rows) at.y = around(at.y, board.size().y);
  const CellId to = board.cell(at);
  return to == from ? CellId::none : to;
}

// The board's own direction with these links, if there is one.
DirectionId direction_with(const Board& board, const std::vector<CellId>& links) {
  for (int d = 0; d < board.directions(); ++d)
    if (board.links(DirectionId(d)) == links) return DirectionId(d);
  return DirectionId::none;
}

}  // namespace

std::string leap_word(const Leap& leap) {
  std::string out(k_start);
  out += std::to_string(leap.aside) + ", " + std::to_string(leap.ahead);
  if (leap.ways != LeapWays::all)
    out.append(", \"").append(k_leap_ways[static_cast<std::size_t>(leap.ways)]).append("\"");
  return out + ")";
}

std::optional<Leap> leap_named(std::string_view word) {
  if (!word.starts_with(k_start)) return std::nullopt;
  Leap leap;
  const char* const end = word.data() + word.size();
  const auto aside = std::from_chars(word.data() + k_start.size(), end, leap.aside);
  if (aside.ec != std::errc() || end - aside.ptr < 3) return std::nullopt;
  std::from_chars(aside.ptr + 2, end, leap.ahead);
  for (const LeapWays ways :
       {LeapWays::all, LeapWays::forward, LeapWays::back, LeapWays::exactly}) {
    leap.ways = ways;
    if (leap_word(leap) == word) return leap;
  }
  return std::nullopt;
}

Leaps::Leaps(const Board& board, const std::vector<Leap>& leaps) {
  for (const Leap& leap : leaps) {
    if (!board.is_grid()) throw Error(leap_word(leap) + ": leaps need a grid");
    const bool ahead = leap.ways == LeapWays::forward || leap.ways == LeapWays::back;
    if (ahead && board.is_hex())
      throw Error(leap_word(leap) +
                  ": on hexagons a leap has neither a \"forward\" nor a \"back\"");
    if (leap.ways != LeapWays::exactly) {
      for (const BoardStep& step : images({leap.aside, leap.ahead}, board.is_hex()))
        add(board, step);
    } else if (board.is_hex()) {
      add(board, {leap.aside, leap.ahead});
    } else {
      for (const char* const facing : {"n", "e", "s", "w"})
        for (const BoardStep& step : steps(leap, facing, false)) add(board, step);
    }
  }
}

void Leaps::add(const Board& board, BoardStep step) {
  if (std::ranges::any_of(offsets_, [&](const Offset& o) { return BoardStep{o.x, o.y} == step; }))
    return;
  std::vector<CellId> links(nth(board.cells()));
  for (int c = 0; c < board.cells(); ++c)
    links[nth(c)] = landing(board, CellId(c), step.first, step.second);
  DirectionId direction = direction_with(board, links);
  if (direction == DirectionId::none) {
    const int number = board.directions() + count();
    if (number == k_max_game_directions)
      throw Error("leap: expected at most " + std::to_string(k_max_game_directions) +
                  " directions of the board and of leaps together, got more");
    direction = DirectionId(number);
    links_.push_back(std::move(links));
  }
  offsets_.push_back({step.first, step.second, direction});
}

std::vector<DirectionId> Leaps::directions(const Board& board, const Leap& leap,
                                           std::string_view facing) const {
  std::vector<DirectionId> out;
  for (const auto& [x, y] : steps(leap, facing, board.is_hex()))
    for (const Offset& offset : offsets_)
      if (offset.x == x && offset.y == y) out.push_back(offset.direction);
  return out;
}

}  // namespace hr
