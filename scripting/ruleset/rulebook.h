// SPDX-License-Identifier: MIT
// From a loaded ruleset to the rulebook of a match, and from an edition in one go.
#pragma once

#include <memory>

#include "core/match/rulebook.h"
#include "core/record/replay.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::scripting {

// The rulebook keeps the ruleset alive.
Rulebook make_rulebook(std::shared_ptr<Ruleset> ruleset);
// Throws Error as load_ruleset does.
Rulebook open_rulebook(const Edition& edition);

// The match of a record, replayed under the rules in it. Throws Error as replay does, and when that
// takes more than a minute of processor time.
Match open_record(const Record& record);

}  // namespace hr::scripting
