// SPDX-License-Identifier: MIT
// Turns matches into records and records back into matches.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "core/match/match.h"
#include "core/match/open_rules.h"
#include "core/record/record.h"

namespace hr {

// Throws Error when some of the match's rules do not come from text.
std::string record_text(const Match& match, const ById<PlayerId, Player>& players,
                        const ById<PlayerId, Notes>& notes = {});

// The processor time for loading all rules of a record: a stranger's may have hundreds of versions
// that are each just quick enough.
inline constexpr std::chrono::seconds k_max_loading{30};

// Plays a record again with the ruleset texts in it, which `open` loads. Throws Error ("name:line:
// sentence") at the first step that is impossible or does not lead to the recorded position, and if
// loading takes longer than `loading`.
Match replay(const Record& record, const OpenRules& open,
             std::chrono::milliseconds loading = k_max_loading);

}  // namespace hr
