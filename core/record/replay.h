// SPDX-License-Identifier: MIT
// Turns matches into records and records back into matches.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/match/match.h"
#include "core/record/record.h"

namespace hr {

// Throws Error when some of the match's rules do not come from text.
std::string record_text(const Match& match, const ById<PlayerId, Player>& players,
                        const ById<PlayerId, Notes>& notes = {});

// Plays a record again with the editions in it, which `open` loads. Throws Error ("name:line:
// sentence") at the first step that is impossible or does not lead to the recorded position.
using OpenRulebook = std::function<Rulebook(const Edition&)>;
Match replay(const Record& record, const OpenRulebook& open);

}  // namespace hr
