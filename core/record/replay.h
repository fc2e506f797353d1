// SPDX-License-Identifier: MIT
// Records and matches: one becomes the other.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/match/match.h"
#include "core/record/record.h"

namespace hr {

// Throws Error when some of the match's rules do not come from text.
std::string record_text(const Match& match, const std::vector<Player>& players,
                        const std::vector<Notes>& notes = {});

// Plays a record again under the editions in it, which `open` makes into rules. Throws Error,
// "name:line: sentence", at the first step that cannot be done or does not lead to the position
// that was recorded.
using OpenRulebook = std::function<Rulebook(const Edition&)>;
Match replay(const Record& record, const OpenRulebook& open);

}  // namespace hr
