// SPDX-License-Identifier: MIT
// Sorts of cards, and places in rows of cards, as cells: what is in a hand is then a set like any
// other.
#include <algorithm>

#include "core/base/error.h"
#include "core/base/words.h"
#include "core/board/board.h"

namespace hr {

Board with_cards(const Board& board, const std::vector<std::string>& cards, int slots) {
  constexpr int k_in_a_line = 8;  // for drawing
  Board out = board;
  double left = 0, bottom = 0;
  for (const Point& point : board.positions_) {
    left = std::min(left, point.x);
    bottom = std::min(bottom, point.y);
  }
  const auto add = [&](const std::string& name, int place, double below) {
    if (out.find(name))
      throw Error("\"" + name + "\" is the name of a cell, so no kind of card can have it");
    out.names_.push_back(name);
    if (!board.declared_names_.empty()) out.declared_names_.push_back(name);
    out.coordinates_.push_back({0, 0, 0});
    out.positions_.push_back(
        {left + place % k_in_a_line, below - static_cast<double>(place / k_in_a_line), 0});
  };
  for (std::size_t i = 0; i < cards.size(); ++i) add(cards[i], static_cast<int>(i), bottom - 2);
  const double under = out.positions_.empty() ? 0 : out.positions_.back().y - 2;
  for (int i = 0; i < slots; ++i) add("#" + std::to_string(i + 1), i, under);
  out.cards_ = {.first = board.cells(), .sorts = static_cast<int>(cards.size()), .slots = slots};
  if (out.cells() > k_max_cells)
    throw Error("expected at most " + std::to_string(k_max_cells) +
                " cells, links, sorts of cards and places of rows together, got " +
                std::to_string(out.cells()));
  for (auto& links : out.links_) links.resize(out.names_.size(), CellId::none);
  out.neighbours_ = out.neighbours_.wider(out.cells());
  out.drawn_ = out.drawn_.wider(out.cells());
  for (int c = board.cells(); c < out.cells(); ++c)
    out.by_name_.emplace_back(lower_case(out.names_[nth(c)]), CellId(c));
  std::sort(out.by_name_.begin(), out.by_name_.end());
  return out;
}

}  // namespace hr
