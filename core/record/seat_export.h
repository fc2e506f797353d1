// SPDX-License-Identifier: MIT
// A game as one seat was shown it, to be kept or handed on: rules, what happened on the line to the
// cursor, the seat's notes and its last view. Made from nothing but that seat's report and the
// rules of that line, so two worlds that look alike to a seat give the same text: no seed, no dice
// that might tell something, no hash of anything, no other branch, nothing of another's secrets or
// notes. For the owner (none) it holds all of that line, secrets too, and no notes.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/table/table.h"

namespace hr {

// The options in force, by name, those left to their defaults too.
using OptionsInForce =
    std::vector<std::pair<std::string,
                          std::variant<std::int64_t, bool, std::string, std::vector<std::string>>>>;

std::string seat_export_json(const Table& table, SeatId seat, const OptionsInForce& options = {});
std::string seat_export_text(const Table& table, SeatId seat, const OptionsInForce& options = {});

}  // namespace hr
