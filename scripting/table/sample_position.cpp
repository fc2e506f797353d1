// SPDX-License-Identifier: MIT
#include "scripting/table/sample_position.h"

#include <algorithm>
#include <utility>

#include "scripting/table/open_table.h"

namespace hr::scripting {

namespace {

constexpr int k_max_setup = 200;  // actions of all players
constexpr std::size_t k_max_actions = 24;

// Nobody has a piece yet: the board is empty, or there is only what belongs to nobody, which looks
// the same in every part of it.
bool is_untouched(const Report& report) {
  for (const ZoneReport& zone : report.zones)
    for (const CellReport& cell : zone.cells)
      for (const PieceReport& piece : cell.pieces)
        if (piece.owner != SeatId::none) return false;
  return true;
}

Report position(const Table& table) {
  return table.report(Issuer::owner(), ViewQuery{.log_from = k_no_log});
}

// False if there was none, or it ended the game; then it was taken back.
bool random_action(Table& table) {
  if (!table.give(Issuer::owner(), BotMove{}).ok) return false;
  if (!table.report(Issuer::owner(), StatusQuery()).ended) return true;
  table.give(Issuer::owner(), Undo{});
  return false;
}

}  // namespace

Report sample_position(std::shared_ptr<Ruleset> ruleset) {
  Table table = begin_game(std::move(ruleset), {});
  for (int n = 0; n < k_max_setup && table.report(Issuer::owner(), StatusQuery()).all_asked; ++n)
    if (!random_action(table)) break;
  Report out = position(table);
  if (!is_untouched(out)) return out;
  const auto cells =
      static_cast<std::size_t>(table.report(Issuer::owner(), GameQuery()).board.cells());
  const std::size_t actions = std::clamp<std::size_t>(cells / 4, 4, k_max_actions);
  for (std::size_t n = 0; n < actions && random_action(table); ++n) {
  }
  return position(table);
}

}  // namespace hr::scripting
