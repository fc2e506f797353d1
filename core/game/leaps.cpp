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
constexpr std::string_view k_forward = ", \"forward\")";

using Step = std::pair<int, int>;  // columns, rows

// All turns and mirror images, each once.
std::vector<Step> images(Step step, bool hex) {
  std::vector<Step> out;
  for (int turn = 0; turn < (hex ? 6 : 4); ++turn) {
    const auto [x, y] = step;
    for (const Step& image : {Step{x, y}, Step{y, x}})
      if (std::ranges::find(out, image) == out.end()) out.push_back(image);
    step = hex ? Step{-y, x + y} : Step{-y, x};
  }
  return out;
}

std::vector<Step> forward(const Leap& leap, std::string_view facing) {
  const auto point = std::ranges::find(k_compass, facing, &CompassPoint::name);
  if (point == k_compass.end() || (point->x != 0 && point->y != 0)) return {};
  std::vector<Step> out;
  for (const int side : {1, -1}) {
    const Step step{leap.ahead * point->x + side * leap.aside * point->y,
                    leap.ahead * point->y - side * leap.aside * point->x};
    if (std::ranges::find(out, step) == out.end()) out.push_back(step);
  }
  return out;
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
  return leap.forward ? out.append(k_forward) : out + ")";
}

std::optional<Leap> leap_named(std::string_view word) {
  if (!word.starts_with(k_start)) return std::nullopt;
  Leap leap;
  leap.forward = word.ends_with(k_forward);
  const char* const end = word.data() + word.size();
  const auto aside = std::from_chars(word.data() + k_start.size(), end, leap.aside);
  if (aside.ec != std::errc() || end - aside.ptr < 3) return std::nullopt;
  std::from_chars(aside.ptr + 2, end, leap.ahead);
  return leap_word(leap) == word ? std::optional(leap) : std::nullopt;
}

Leaps::Leaps(const Board& board, const std::vector<Leap>& leaps) {
  for (const Leap& leap : leaps) {
    if (!board.is_grid()) throw Error(leap_word(leap) + ": leaps need a grid");
    if (leap.forward && board.is_hex())
      throw Error(leap_word(leap) + ": on hexagons a leap cannot be \"forward\"");
    for (const auto& [x, y] : images({leap.aside, leap.ahead}, board.is_hex())) add(board, x, y);
  }
}

void Leaps::add(const Board& board, int x, int y) {
  if (std::ranges::any_of(offsets_, [&](const Offset& o) { return o.x == x && o.y == y; })) return;
  std::vector<CellId> links(nth(board.cells()));
  for (int c = 0; c < board.cells(); ++c) links[nth(c)] = landing(board, CellId(c), x, y);
  DirectionId direction = direction_with(board, links);
  if (direction == DirectionId::none) {
    const int number = board.directions() + count();
    if (number == k_max_game_directions)
      throw Error("leap: expected at most " + std::to_string(k_max_game_directions) +
                  " directions of the board and of leaps together, got more");
    direction = DirectionId(number);
    links_.push_back(std::move(links));
  }
  offsets_.push_back({x, y, direction});
}

std::vector<DirectionId> Leaps::directions(const Board& board, const Leap& leap,
                                           std::string_view facing) const {
  std::vector<DirectionId> out;
  for (const auto& [x, y] :
       leap.forward ? forward(leap, facing) : images({leap.aside, leap.ahead}, board.is_hex()))
    for (const Offset& offset : offsets_)
      if (offset.x == x && offset.y == y) out.push_back(offset.direction);
  return out;
}

}  // namespace hr
