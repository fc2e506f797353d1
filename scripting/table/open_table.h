// SPDX-License-Identifier: MIT
// Opens a table, for a new game under a ruleset or for a recorded one. After that, clients use only
// the table.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/record/record.h"
#include "core/table/table.h"
#include "core/thinking/thinker.h"
#include "scripting/ruleset/ruleset.h"
#include "scripting/table/rules_cache.h"

namespace hr::scripting {

std::uint64_t any_seed();  // a random one, short enough to be typed again

struct GameStart {
  std::uint64_t seed = 1;
  std::vector<int> dice = {};  // of the setup: their sum, or their faces; empty: rolled
  ById<PlayerId, Player> players = {};
};

// Throws Refusal if the dice cannot fall like that, Error if the rules fail.
Table begin_game(std::shared_ptr<Ruleset> ruleset, const GameStart& beginning,
                 std::shared_ptr<RulesCache> rules_cache = std::make_shared<RulesCache>());

// Includes the notes. Throws the errors of open_record.
Table resume_game(const Record& record, ById<PlayerId, Player> players,
                  std::shared_ptr<RulesCache> rules_cache = std::make_shared<RulesCache>());

// A recorded game with its players and notes, to read it. For a caller that limits the time.
Table replay_game(const Record& record);

// For bots at these tables.
Thinker make_thinker();

// What a table with these rules would report about them.
GameReport game_report(const Ruleset& ruleset);
// Whether their setup rolls dice. Throws Error if it fails.
bool rolls_dice(std::shared_ptr<Ruleset> ruleset);

}  // namespace hr::scripting
