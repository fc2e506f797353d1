// SPDX-License-Identifier: MIT
// Legal actions for people to read: those that differ in their last word stand in one line.
#pragma once

#include <span>
#include <string>

#include "core/table.h"

namespace hr::cli {

// "White has 3 legal actions:\n  move B2: A3, B3\n  pass\n"
std::string action_list(const std::string& seat, std::span<const ActionReport> actions);

// "hop A3 B4 or decline"; of many actions only the verbs.
std::string may_do_text(const Game& game, std::span<const ActionReport> actions);

}  // namespace hr::cli
