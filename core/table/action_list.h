// SPDX-License-Identifier: MIT
// Legal actions as text for people. Actions that differ only in their last word share a line.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/table/report.h"

namespace hr {

// The number of actions; a range of numbers counts as many as it contains.
std::uint64_t count_actions(std::span<const ActionReport> actions);

// "move B2: A3, B3", "pass"
std::vector<std::string> action_lines(std::span<const ActionReport> actions);

// "White has 3 legal moves:\n  move B2: A3, B3\n  pass\n". If there are none: "White has no legal
// moves.\n" and, on a line of its own, the reason (Report::stuck).
std::string action_list(const Message& seat, std::span<const ActionReport> actions,
                        const std::string& stuck = "", Language language = {});

// "hop A3 B4 or decline"; if there are many actions, only their verbs.
std::string may_do_text(std::span<const ActionReport> actions, Language language = {});

}  // namespace hr
