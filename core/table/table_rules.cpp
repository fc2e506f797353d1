// SPDX-License-Identifier: MIT
// What only the owner of a table may do to the game: change the rules and set up positions.
#include <functional>
#include <sstream>

#include "core/base/message.h"
#include "core/base/words.h"
#include "core/match/position.h"
#include "core/table/table_data.h"
#include "core/words/contents.h"
#include "core/words/drawing.h"

namespace hr {

namespace {

TurnContext now(const Match& match) {
  const Header& header = match.header();
  return {.turn = header.turn, .idle = header.idle, .ply = played(header)};
}

Piece piece_of(const Game& game, const PieceReport& report) {
  const KindId kind = game.kind(report.kind);
  if (kind == KindId::none)
    throw Error(Message("There is no kind of piece {kind}.", quote(report.kind)).in_english());
  if (index(report.owner) < -1 || index(report.owner) >= game.seats())
    throw Error(no_such_seat().in_english());
  return {.kind = kind, .owner = report.owner};
}

std::vector<TextLine> lines_of(const std::string& text) {
  std::vector<TextLine> out;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);)
    out.push_back({.number = static_cast<int>(out.size()) + 1, .column = 1, .text = line});
  return out;
}

// Errors in a drawing are reported in full: they come from the person who drew it, not from the
// rules.
Reply set_up(TableData& table, const std::function<State()>& drawn) {
  State state;
  try {
    state = drawn();
  } catch (const LocatedError& error) {
    return Reply::refused(Message("Line {n}: {error}", error.line(), error.what()));
  } catch (const std::exception& error) {
    if (Allowance::unwinding()) throw;
    return Reply::refused(error.what());
  }
  return attempt(table, [&]() -> Reply {
    table.match.arrange(std::move(state));
    return {};
  });
}

}  // namespace

Reply change_rules(TableData& table, NewRules rules) {
  return attempt(table, [&]() -> Reply {
    table.match.change_rules(std::move(rules.rules), rules.trial);
    return {};
  });
}

// Everybody is told why a text cannot be loaded as rules: it concerns what they may read.
Reply apply(TableData& table, const ChangeRules& command) {
  if (!table.load) return Reply::refused(Message("The rules of this table cannot be changed."));
  std::optional<NewRules> next;
  try {
    next = table.load(command.rules, nullptr);
  } catch (const std::exception& error) {
    if (Allowance::unwinding()) throw;
    return Reply::refused(error.what());
  }
  return change_rules(table, std::move(*next));
}

Reply apply(TableData& table, const PutPieces& command) {
  const Match& match = table.match;
  const Game& game = match.game();
  return set_up(table, [&] {
    const std::optional<CellId> cell = game.board().find(command.cell);
    const ZoneId zone = game.zone(command.zone);
    if (!cell || zone == ZoneId::none)
      throw Error(
          Message("There is no cell {cell} of {zone}.", quote(command.cell), quote(command.zone))
              .in_english());
    if (game.definition().zones[zone].per_seat && !table.is_seat(command.seat))
      throw Error(no_such_seat().in_english());
    DrawnPosition drawing;
    Contents& there = drawing.cells[{game.layout().zone_instance(zone, command.seat), *cell}];
    for (const PieceReport& piece : command.pieces)
      there.pieces.push_back({piece_of(game, piece), piece.count});
    return arrange(match.engine(), match.state(), drawing, now(match));
  });
}

Reply apply(TableData& table, const GiveTurn& command) {
  const Match& match = table.match;
  if (!table.is_seat(command.seat)) return Reply::refused(no_such_seat());
  return set_up(table, [&] {
    TurnContext juncture = now(match);
    juncture.turn = command.seat;
    return arrange(match.engine(), match.state(), {}, juncture);
  });
}

Reply apply(TableData& table, const Arrange& command) {
  const Match& match = table.match;
  return set_up(table, [&] {
    const DrawnPosition drawing = read_drawing(match.game(), lines_of(command.drawing));
    return arrange(match.engine(), match.state(), drawing, now(match));
  });
}

}  // namespace hr
