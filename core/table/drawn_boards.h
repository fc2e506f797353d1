// SPDX-License-Identifier: MIT
// What is drawn side by side, by one rule for all games: first boards, then zones of cards. Common
// zones appear on every board. If the viewer sees part of the zones of several seats, each of those
// seats gets its own board, unless there are common zones, and the boards would look alike, or
// every seat sees all of them and each piece there shows by its owner whose zone it is in; then,
// and otherwise, everything is on one board. Each bag and row of cards is a
// group of its own: those of the other seats first, then the common ones, then the viewer's own,
// with the hand last; in a group, cards of a suit are side by side, by their ranks. Also: the
// contents of a cell in words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/table/game_report.h"
#include "core/table/report.h"

namespace hr {

// board: a board. The others are groups of cards: at the top, in the middle, at the bottom, and
// the cards that the viewer plays from, which are larger.
enum class BoardPlace : std::uint8_t { board, others, common, own, hand };

struct DrawnBoard {
  std::string title;           // "White's board", "Hand of Ann"; "" if there is only one board
  SeatId seat = SeatId::none;  // whose zones it shows besides the common ones
  std::vector<std::size_t> zones = {};  // of the report; common zones first; of cards: one
  BoardPlace place = BoardPlace::board;
  // Of a board that is drawn as a table without an edge (GridStyle::table): the cells that are
  // drawn; empty: all.
  std::vector<CellId> used = {};
  std::vector<CellId> cards = {};  // of cards: the cells that are drawn, in order
  int count = 0;                   // … and how many cards there are; -1: not known
  bool row = false;                // of cards: a row of places, not a bag
  bool source = false;             // of cards: the viewer can choose from it
  bool printed = false;            // of cards: more than a name is printed on some that are face up
  std::string zone = {};           // of cards: what they are, beside their owner's name: "Hand"
  Language language = {};          // of its heading
  friend bool operator==(const DrawnBoard&, const DrawnBoard&) = default;

  bool of_cards() const { return place != BoardPlace::board; }
  std::string heading() const;          // its title; of cards with their number: "Hand of Ann, 5"
  std::string heading_at_seat() const;  // of cards, where it is seen whose they are: "Hand, 5"
};

// At least one.
std::vector<DrawnBoard> drawn_boards(const GameReport& game, const Report& report);

// Whether a seat that does such an action chooses the argument from this group of cards.
bool is_source(const GameReport& game, const Report& report, const DrawnBoard& group,
               const ActionReport& action, int argument);

// What is in the zones of seats that everybody sees, where there are common zones on the same
// board: "loot: C4 and D5", or "loot: 7" if it is much; "" if nothing is. By seat.
ById<SeatId, std::vector<std::string>> seat_zone_notes(const GameReport& game,
                                                       const Report& report);

// The number of each board that shows a zone, by the zone's number in the report.
std::vector<int> boards_with(const std::vector<DrawnBoard>& boards, std::size_t zone);

// Where the last action of the report's log started (none: nowhere else) and ended, as far as its
// arguments name cells. The log must contain arguments.
struct LastAction {
  CellId from = CellId::none, to = CellId::none;
};
LastAction last_action(const GameReport& game, const Report& report);

// Whether part of the cell is hidden from the viewer.
bool hidden(const Report& report, const DrawnBoard& board, CellId cell);

// "white cube", "black cube on white cube", "12 seeds, 1 stone", "5 cards, hidden", "empty"
std::string cell_words(const Report& report, const DrawnBoard& board, CellId cell);
// What a card has besides its name: "cost 6", "coins 3"; a rank and a suit are its name.
std::vector<std::string> card_lines(const GameReport& game, const std::string& kind);
// The card whose face is up there; null: none.
const PieceReport* face_up(const Report& report, const DrawnBoard& group, CellId cell);

}  // namespace hr
