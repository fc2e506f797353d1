// SPDX-License-Identifier: MIT
// Makes the playable rules of a match from a loaded ruleset or from a ruleset text.
#pragma once

#include <memory>

#include "core/match/playable_rules.h"
#include "core/record/replay.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::scripting {

// The rules keep the ruleset alive.
PlayableRules make_playable(std::shared_ptr<Ruleset> ruleset);
// Throws the errors of load_ruleset.
PlayableRules open_playable(const RulesetText& ruleset_text);

// The match of a record, replayed under its own rules. Throws the errors of replay, and Error if it
// takes more than a minute of processor time.
Match open_record(const Record& record);

}  // namespace hr::scripting
