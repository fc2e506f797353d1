// SPDX-License-Identifier: MIT
// The table's own side of the door, for what is as much part of the table as the match: records and
// exports, trials, and whoever puts a match on a table. No client includes this
// (tests/lint/door.sh).
#pragma once

#include "core/match/match.h"
#include "core/table/table.h"

namespace hr {

// Rules that are to be in force, and who looks at them in the position first (Match::swap).
struct NewRules {
  Rulebook rulebook;
  Match::Trial trial = {};
};

const Match& match_of(const Table& table);
// The game goes on under rules that are at hand, as after ChangeRules.
Reply swap(Table& table, Rulebook rules, const Match::Trial& trial = {});
// The table is given up.
Match release(Table&& table);

// By the seats that they sat in at the start.
const std::vector<Player>& players_of(const Table& table);
const std::vector<Notes>& notes_of(const Table& table);

}  // namespace hr
