// SPDX-License-Identifier: MIT
// A game as one seat was shown it, to keep or pass on: the rules, what happened on the line to the
// cursor, the seat's notes and its last view. Made only from that seat's report and the rules of
// that line, so worlds that look alike to a seat give the same text: no seed, no dice that might
// reveal something, no hashes, no other branches, no secrets or notes of others. For the owner
// (none) it contains everything on that line, secrets included, but no notes.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/game/ruleset_text.h"
#include "core/table/table.h"

namespace hr {

// The options in force, by name, including those at their defaults.
using OptionsInForce = std::vector<std::pair<std::string, OptionValue>>;

std::string seat_export_json(const Table& table, SeatId seat, const OptionsInForce& options = {});
// What seat_export_json() contains, as CBOR, which takes less time: to compare exports.
std::string seat_export_bytes(const Table& table, SeatId seat, const OptionsInForce& options = {});
std::string seat_export_text(const Table& table, SeatId seat, const OptionsInForce& options = {});

}  // namespace hr
