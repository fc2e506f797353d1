// SPDX-License-Identifier: MIT
#include "editor/play/cell_hint.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "core/base/words.h"
#include "editor/board/boards_shown.h"
#include "editor/play/picker.h"

namespace hr::editor {

namespace {

constexpr std::size_t k_max_named = 4;  // actions that are named

std::string what_stands(const GameShown& game, const CellRef& at) {
  const std::vector<BoardShown> boards = boards_shown(game.report);
  const auto which = std::min<std::size_t>(std::max(at.board, 0), boards.size() - 1);
  return cell_words(game.report, boards[which], at.cell);
}

std::vector<std::string> what_may_be_done(const GameShown& game, CellId cell) {
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

std::string cell_hint(const GameShown& game, const CellRef& at) {
  std::string out = fmt::format("{}: {}.", game.game->board.name(at.cell), what_stands(game, at));
  const auto number = nth(at.cell);
  if (number < game.worths.size() && !game.worths[number].empty())
    out += fmt::format(" Worth {}.", game.worths[number]);
  const std::vector<std::string> may = what_may_be_done(game, at.cell);
  if (!may.empty()) out += " Moves: " + list_text(may) + ".";
  return out;
}

}  // namespace hr::editor
