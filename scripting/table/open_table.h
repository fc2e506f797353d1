// SPDX-License-Identifier: MIT
// How a table comes about: for a game that begins under rules from text, or for one that was
// recorded. From here on whoever plays at it knows the table alone.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/record/record.h"
#include "core/table/table.h"
#include "scripting/ruleset/ruleset.h"
#include "scripting/table/rules_cache.h"

namespace hr::scripting {

struct GameStart {
  std::uint64_t seed = 1;
  std::vector<int> dice = {};  // of the set-up: their sum alone, or their faces; none: they roll
  std::vector<Player> players = {};
};

// Throws Refusal when the dice cannot fall so, Error when the rules fail.
Table begin_game(std::shared_ptr<Ruleset> ruleset, const GameStart& beginning,
                 std::shared_ptr<RulesCache> rules_cache = std::make_shared<RulesCache>());

// With the notes in it. Throws Error as open_record does.
Table resume_game(const Record& record, std::vector<Player> players,
                  std::shared_ptr<RulesCache> rules_cache = std::make_shared<RulesCache>());

// What a table with these rules would tell of them.
GameReport game_report(const Ruleset& ruleset);
// Whether their set-up rolls dice. Throws Error when it fails.
bool rolls_dice(std::shared_ptr<Ruleset> ruleset);

}  // namespace hr::scripting
