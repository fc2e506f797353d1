// SPDX-License-Identifier: MIT
// Lessons: how a game is set up, as a small text file that a teacher keeps and hands on: the
// ruleset, options, variants and players. It contains no rules and nothing that was played.
//
//   {
//    "lesson": 1,
//    "ruleset": "my_game",
//    "options": {"teams": 3, "staircases": ["3x", "4x", "5x"]},
//    "variants": ["claim_jumpers"],
//    "players": [{"name": "Owls"}, {"name": "Foxes", "bot": true}]
//   }
//
// All but the first two may be left out.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/game/ruleset_text.h"
#include "core/table/table.h"

namespace hr {

inline constexpr const char* k_lesson_ending = ".lesson";
inline constexpr std::size_t k_max_lesson_bytes = std::size_t{64} << 10;

struct Lesson {
  std::string ruleset;  // the name of its folder
  Settings settings;    // options that differ from their defaults
  std::vector<std::string> variants;
  ById<PlayerId, Player> players;  // missing ones are people without a name
};

std::string lesson_text(const Lesson& lesson);

// Throws Error, "NAME: options.teams: expected …, got …", for a text that is not a lesson, or that
// was written by a later version. Whether the ruleset has such options is for its loader to say.
Lesson read_lesson(std::string_view text, const std::string& name);

}  // namespace hr
