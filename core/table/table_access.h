// SPDX-License-Identifier: MIT
// Direct access to a table's match, for code on the table's side: records and exports, trials, and
// whatever puts a match on a table. Clients must not include this header (tests/lint/door.sh).
#pragma once

#include "core/match/match.h"
#include "core/table/look.h"
#include "core/table/table.h"

namespace hr {

// New rules, and a function that may inspect them in the position first (Match::change_rules).
struct NewRules {
  PlayableRules rules;
  Match::Trial trial = {};
};

const Match& match_of(const Table& table);
// An action of the seat, as reports have it. `arguments`: they are listed by name, too.
ActionReport action_report(const Game& game, SeatId seat, const Action& action, bool arguments);
// Continues under rules that are loaded already, as after ChangeRules.
Reply change_rules(Table& table, PlayableRules rules, const Match::Trial& trial = {});
// Takes the match out of the table, which must not be used afterwards.
Match release(Table&& table);

// What the rules in force declare; the same object as long as they are in force.
std::shared_ptr<const GameReport> game_report_of(const Table& table);

const ById<PlayerId, Player>& players_of(const Table& table);
const ById<PlayerId, Notes>& notes_of(const Table& table);
const std::vector<Look>& looks_of(const Table& table);
void restore_looks(Table& table, std::vector<Look> looks);  // those of a record
const SeatClocks& seat_clocks_of(const Table& table);
void restore_seat_clocks(Table& table, const NotedTimes& noted);  // those of a record

}  // namespace hr
