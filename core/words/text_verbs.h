// SPDX-License-Identifier: MIT
// What arguments a verb takes, in words: shared by the code that writes, reads and refuses actions.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/game/action.h"
#include "core/game/game.h"

namespace hr {

// What the actions of a verb are given, which is the same for all its patterns; nothing for
// built-in verbs.
ActionTakes taken_by(const Game& game, VerbId verb);
// The least number of arguments that have to be typed: the cell that is jumped over need not be.
std::size_t needed_arguments(const Game& game, VerbId verb);

// What follows a seat's name in a sentence: VerbDef::says, or the name with an s; in the plural
// without it. A name that begins with a number is no verb: "plays two across".
std::string verb_phrase(const Game& game, VerbId verb, bool plural);

// The cells that can be jumped over on the way from one cell to another.
std::vector<CellId> ways_over(const Board& board, CellId from, CellId to);

// What may be chosen next after the arguments of an action that lacks some: "guard, priest or
// king". Nothing if nothing may follow.
Message may_follow(const Game& game, const Action& begun, std::span<const Choice> legal);
// What the cells that an argument may name stand for; if it is none's turn to choose one, what most
// do.
PlaceType place_type_of_argument(const Game& game, VerbId verb, std::size_t argument,
                                 std::span<const Choice> legal);
// "Move needs two cells, from and to, such as move A2 A3."; with what was typed instead, quoted, at
// the end: "…; got "x"."
Message needs(const Game& game, VerbId verb, std::span<const Choice> legal,
              const std::string& got = {});
// A choice as it is typed; for a range of numbers, its first.
std::string sample_text(const Game& game, Choice choice);
// The verbs of these choices, each once, in order.
std::vector<VerbId> verbs_of(std::span<const Choice> legal);
// The verbs of these choices, quoted, as the name of a verb need not be a verb: '"move" or "done"'.
Message verbs_message(const Game& game, std::span<const Choice> legal);

}  // namespace hr
