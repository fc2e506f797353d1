// SPDX-License-Identifier: MIT
// Positions set up by hand: a step of the match like any other, so undo takes it back.
#include <fmt/format.h>

#include <sstream>

#include "core/base/suggest.h"
#include "core/base/words.h"
#include "core/match/position.h"
#include "core/words/contents.h"
#include "editor/desk/open_match.h"

namespace hr::editor {

namespace {

Juncture now(const Match& match) {
  const Header& header = match.header();
  return {.turn = header.turn, .idle = header.idle, .ply = played(header)};
}

Piece piece_of(const Game& game, const PieceReport& report) {
  const KindId kind = game.kind(report.kind);
  if (kind == KindId::none)
    throw Error(fmt::format("There is no kind of piece {}.", hr::quote(report.kind)));
  return {.kind = kind, .owner = SeatId(static_cast<std::int8_t>(report.owner))};
}

std::vector<Line> lines_of(const std::string& text) {
  std::vector<Line> out;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);)
    out.push_back({.number = static_cast<int>(out.size()) + 1, .column = 1, .text = line});
  return out;
}

}  // namespace

// A position is the truth: where something is hidden only the owner sets it up.
void OpenMatch::require_owner() const {
  require_table();
  if (secret() && eyes() != k_owner)
    throw Error("This game has hidden information: only the owner can set up a position.");
}

void OpenMatch::arrange(const PutPieces& command) {
  require_owner();
  const Match& match = table_->match();
  const Game& game = match.game();
  const std::optional<CellId> cell = game.board().find(command.cell);
  const ZoneId zone = game.zone(command.zone);
  if (!cell || zone == ZoneId::none)
    throw Error(fmt::format("There is no cell {} of {}.", hr::quote(command.cell),
                            hr::quote(command.zone)));
  const SeatId seat = SeatId(static_cast<std::int8_t>(command.seat));
  Drawing drawing;
  Contents& there = drawing.cells[{game.zone_instance(zone, seat), *cell}];
  for (const PieceReport& piece : command.pieces)
    there.pieces.push_back({piece_of(game, piece), piece.count});
  require(table_->arrange(hr::arrange(match.engine(), match.state(), drawing, now(match))));
}

void OpenMatch::arrange(const GiveTurn& command) {
  require_owner();
  const Match& match = table_->match();
  if (command.seat < 0 || command.seat >= match.game().seats())
    throw Error("There is no such seat.");
  Juncture juncture = now(match);
  juncture.turn = SeatId(static_cast<std::int8_t>(command.seat));
  require(table_->arrange(hr::arrange(match.engine(), match.state(), {}, juncture)));
}

void OpenMatch::arrange(const Arrange& command) {
  require_owner();
  const Match& match = table_->match();
  try {
    const Drawing drawing = read_drawing(match.game(), lines_of(command.drawing));
    require(table_->arrange(hr::arrange(match.engine(), match.state(), drawing, now(match))));
  } catch (const Misplaced& error) {
    throw Error(fmt::format("Line {}: {}", error.line(), error.what()));
  }
}

}  // namespace hr::editor
