// SPDX-License-Identifier: MIT
// Facts that follow from a definition alone: what it hides, and what its rules can do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>

#include "core/game/game_def.h"

namespace hr {

// The seats that see all of a zone or variable that belongs to `owner` (none: to the table), one
// bit each. Fog hides something from everybody.
std::uint32_t viewers(const GameDef& definition, const Visibility& see, SeatId owner);
bool has_hidden_information(const GameDef& definition);   // something is hidden from some seat
bool has_private_information(const GameDef& definition);  // one seat sees what another does not

// After the setup: whether Rules may be called at all; and whether they may change the state
// freely, for example bring pieces back.
bool asks_rules(const GameDef& definition);
// Whether some pattern or write may capture, as far as their own words say.
bool may_capture(const GameDef& definition);
// Whether play can never undo a capture, or a placement.
bool captures_last(const GameDef& definition);
bool placements_last(const GameDef& definition);
// Whether what follows from some action asks for the verb.
bool asks_for(const GameDef& definition, const std::string& verb);
// The same for an offer, which may be declined.
bool offers(const GameDef& definition, const std::string& verb);
// The same for secret answers of all.
bool asks_at_once(const GameDef& definition, const std::string& verb);
// Whether a set has empty cells only, as far as its own words say; null: all of them are.
bool only_empty(const Set& set);
// Whether a seat that is asked for it can answer in every position, as far as its patterns say.
bool always_answered(const VerbDef& verb);
// Whether any term of the rules uses this operation: in guards, sets, writes or ends.
bool speaks_of(const GameDef& definition, TermOp op);
bool speaks_of_repetition(const GameDef& definition);
bool rules_write(const GameDef& definition);
// The zone that a term is the name of; null: there is none of that name, or it is another term.
const ZoneDef* named_zone(const GameDef& definition, const Term& term);
// The names of the regions of which some term speaks.
std::set<std::string> regions_named(const GameDef& definition);
// The names of the regions on which pieces begin and of which the rules say nothing else. Functions
// may ask for any region: none, if any is called after the setup.
std::set<std::string> regions_of_setup(const GameDef& definition);
// Whether a verb, a set or an end may follow links in this direction of the board. Functions of the
// rules are not looked into.
bool follows(const GameDef& definition, DirectionId direction);

// How errors call a pattern of a verb, by its number from 0, and a part of a pattern that is called
// so. A place of several kinds is written as one pattern without parts.
std::string pattern_path(const VerbDef& verb, std::size_t pattern);
std::string part_path(const std::string& path, const PatternDef& pattern, std::size_t part);

}  // namespace hr
