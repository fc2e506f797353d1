// SPDX-License-Identifier: MIT
// Text for people: actions, events, boards and outcomes as plain sentences and plain characters,
// without box drawing or colour, suitable for terminals and screen readers; and actions read from
// what people type. Functions that take a View reveal only what that view shows.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/words.h"
#include "core/engine/view.h"
#include "core/game/event.h"

namespace hr {

// Names: "white"; "black's cube", "an arrow" (without an owner), "nothing" (kind none).
std::string seat_text(const Game& game, SeatId seat);
std::string piece_text(const Game& game, Piece piece);
std::string argument_text(const Game& game, const EventArgument& argument, Language language = {});

// An action as it is typed and as parse_action() reads it: "move B2 B3", "claim D4", "offer yes",
// "bid 40", "pass". A jump names the cell jumped over only if there are two ways from one cell to
// the other. An entry of Engine::list that stands for a range of numbers gives "bid 1 to 5000".
std::string action_text(const Game& game, const Action& action);
bool is_range(const Game& game, const Action& action);
// One of its arguments, as it is typed.
std::string argument_word(const Game& game, const Action& action, std::size_t argument);

// The players' names (seat_names.h); "" or missing: the seat's own name.
using SeatNames = ById<SeatId, std::string>;

struct Parsed {
  std::optional<Choice> choice;
  Reason refusal = {};         // if there is no choice
  VerbId verb = VerbId::none;  // what the text was read as, if it is clear
};
// Reads an action. Letter case does not matter, in any script; words may be separated by spaces,
// commas, "-", "to", "x" and "over"; a verb may be abbreviated, or omitted if the rest fits the
// legal actions of only one verb. Names may also be typed as they are shown: "place ant" for
// place_ant, "rank 5" for rank_5, "places ant" and whole sentences of the log. `view` must be the
// seat's and `legal` its legal actions (Engine::list); `names` are those of the players.
Parsed parse_action(const View& view, std::string_view text, std::span<const Choice> legal,
                    const SeatNames& names = {});

// "White moves B2 to B3."
std::string action_sentence(const Game& game, SeatId seat, const Action& action);
// For those who may not know the arguments: "Red hides something."
std::string secret_action_sentence(const Game& game, SeatId seat, VerbId verb);

// The declared text with {1}, {2} … filled in: "White takes black's cube at B3."
std::string event_text(const Game& game, const Event& event);

// What people call the end of a seat that is stuck, by the case that applied (0: none did).
const std::string& stuck_name(const GameDef& definition, std::size_t number);

// What an end is called: its name, or what its type says, "three in a line"; "" for a rule without
// a name.
std::string end_text(const EndDef& end);
// How the game ended: "White wins: a meeple reached its goal."; "" while it continues.
std::string outcome_text(const Game& game, const State& state);

// The zones that boards show: without those for book-keeping.
std::vector<ZoneInstance> shown_zones(const Game& game);
// The boards, zone by zone and level by level, with a legend below, ending with a line break. Cells
// that won the game are followed by a star.
std::string board_text(const View& view, Language language = {});
// The contents of the board, one sentence per cell: "A2: white cube."
std::vector<std::string> board_lines_spoken(const View& view, Language language = {});
// The name of a variable, for per-seat variables with the seat: "carrying of penny"; and the text
// of a value: "nickel".
std::string var_name(const Game& game, VarId var, SeatId seat);
std::string value_text(const Game& game, const VarDef& var, std::int64_t value);
// The name as shown to people: "carrying (penny)". Drawings may contain it, too.
std::string var_label(const Game& game, VarId var, SeatId seat);
// The variables that the viewer may see, as in drawings: "carrying of penny: nickel".
std::vector<std::string> vars_text(const View& view);

}  // namespace hr
