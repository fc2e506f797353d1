// SPDX-License-Identifier: MIT
// Legal actions for people to read: those that differ in their last word stand in one line.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/table/report.h"

namespace hr {

// How many actions these are: a range of numbers is as many as it has.
std::uint64_t count_actions(std::span<const ActionReport> actions);

// "move B2: A3, B3", "pass"
std::vector<std::string> action_lines(std::span<const ActionReport> actions);

// "White has 3 legal actions:\n  move B2: A3, B3\n  pass\n"; of none "White has nothing left to
// do.\n" and, in a line of its own, why (Report::stuck).
std::string action_list(const std::string& seat, std::span<const ActionReport> actions,
                        const std::string& stuck = "");

// "hop A3 B4 or decline"; of many actions only the verbs.
std::string may_do_text(std::span<const ActionReport> actions);

}  // namespace hr
