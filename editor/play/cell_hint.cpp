// SPDX-License-Identifier: MIT
#include "editor/play/cell_hint.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "core/base/words.h"
#include "editor/board/drawn_boards.h"
#include "editor/play/picker.h"

namespace hr::editor {

namespace {

constexpr std::size_t k_max_named = 4;  // actions that are named

std::string contents_hint(const GameState& game, const CellRef& at) {
  const std::vector<DrawnBoard> boards = drawn_boards(game.report);
  const auto which = std::min<std::size_t>(std::max(at.board, 0), boards.size() - 1);
  return cell_words(game.report, boards[which], at.cell);
}

std::vector<std::string> legal_moves_hint(const GameState& game, CellId cell) {
  std::vector<std::string> out;
  for (const ActionReport& action : game.report.legal) {
    const std::vector<CellId> cells = cells_of(action);
    if (std::ranges::find(cells, cell) != cells.end()) out.push_back(action.text);
  }
  if (out.size() <= k_max_named) return out;
  const std::size_t more = out.size() - k_max_named;
  out.resize(k_max_named);
  out.push_back(fmt::format("{} more", more));
  return out;
}

}  // namespace

std::string cell_hint(const GameState& game, const CellRef& at) {
  std::string out = fmt::format("{}: {}.", game.game->board.name(at.cell), contents_hint(game, at));
  const auto number = nth(at.cell);
  if (number < game.cell_values.size() && !game.cell_values[number].empty())
    out += fmt::format(" Worth {}.", game.cell_values[number]);
  const std::vector<std::string> may = legal_moves_hint(game, at.cell);
  if (!may.empty()) out += " Moves: " + list_text(may) + ".";
  return out;
}

}  // namespace hr::editor
