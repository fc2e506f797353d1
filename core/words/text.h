// SPDX-License-Identifier: MIT
// Words for people: actions, events, boards and outcomes as plain sentences and plain characters,
// no box drawing, no colour, fit for a terminal and for a screen reader alike; and actions read
// back from what people type. Everything that takes a View says only what that view shows.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/words.h"
#include "core/engine/view.h"
#include "core/game/event.h"

namespace hr {

// Names: "white"; "black's cube", "an arrow" (nobody's), "nothing" (kind none).
std::string seat_text(const Game& game, SeatId seat);
std::string piece_text(const Game& game, Piece piece);
std::string argument_text(const Game& game, const EventArgument& argument);

// As it is typed, and as parse_action reads it: "move B2 B3", "claim D4", "offer yes", "bid 40",
// "pass". A jump names the cell jumped over only where two ways lead from one cell to the other.
// The entry of Engine::list that stands for a range of numbers: "bid 1 to 5000".
std::string action_text(const Game& game, const Action& action);
bool is_range(const Game& game, const Action& action);

struct Parsed {
  std::optional<Choice> choice;
  std::string refusal;  // one sentence, when there is no choice
};
// Reads an action: letter case is free, the words may be set apart by spaces, commas, "-", "to",
// "x" and "over"; a verb may be shortened, or left out where what remains fits the legal actions
// of one verb only. `view` is the seat's and `legal` its legal actions (Engine::list).
Parsed parse_action(const View& view, std::string_view text, std::span<const Choice> legal);

// "White moves B2 to B3."
std::string action_sentence(const Game& game, SeatId seat, const Action& action);
// The same for those who may not know with what: "Red hides something."
std::string secret_action_sentence(const Game& game, SeatId seat, VerbId verb);

// The declared text with {1}, {2} … filled in: "White takes black's cube at B3."
std::string event_text(const Game& game, const Event& event);

// How the game ended: "White wins: a meeple reached its goal."; "" while it goes on.
std::string outcome_text(const Game& game, const State& state);

// The boards, zone by zone and level by level, with a legend under them. Ends with a line break.
// What won the game has a star behind it.
std::string board_text(const View& view);
// What stands where, a sentence each: "A2: white cube."
std::vector<std::string> board_lines_spoken(const View& view);
// A variable, of this seat where each seat has one: "carrying of penny"; and a value of it:
// "nickel".
std::string var_name(const Game& game, VarId var, SeatId seat);
std::string value_text(const Game& game, const VarDef& var, std::int64_t value);
// The same as people are shown it: "carrying (penny)".
std::string var_label(const Game& game, VarId var, SeatId seat);
// The variables that these eyes may see, as drawings have them: "carrying of penny: nickel".
std::vector<std::string> vars_text(const View& view);
// And as people are shown them: "carrying (penny): nickel". A drawing may hold these lines too.
std::vector<std::string> vars_shown(const View& view);

}  // namespace hr
