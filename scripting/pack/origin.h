// SPDX-License-Identifier: MIT
// From which games a game was made, and by whom those were. It is a file of the ruleset,
// origin.json, so it goes wherever the game goes.
//
//   {
//    "houserules": "origin",
//    "from": [{"ruleset": "my_game", "name": "My Game", "by": "Ann", "licence": "MIT License",
//              "pack": "0123456789abcdef"}]
//   }
//
// An origin may also have a "sender": who said that they gave that pack away (Pack::by).
//
// The first is the game from which this one was made; the next is that from which the first was.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/game/ruleset_text.h"

namespace hr::scripting {

inline constexpr const char* k_origin_file = "origin.json";
inline constexpr std::size_t k_max_origins = 32;  // older ones are left out

struct Origin {
  std::string ruleset;  // the name of its folder
  std::string name, by, licence;
  std::string pack;         // the hash of its pack (scripting/pack/pack.h)
  std::string sender = {};  // Pack::by of it; ""
  friend bool operator==(const Origin&, const Origin&) = default;
};

std::string origin_text(const std::vector<Origin>& origins);
// Throws Error, "origin.json: expected …, got …".
std::vector<Origin> read_origin(std::string_view text);
// Those of a ruleset with these files; empty if it was not made from another game.
std::vector<Origin> origins_of(const std::vector<RuleFile>& files);

// "Cube Game, by Ann (MIT License)"
std::string origin_credit(const Origin& origin);

}  // namespace hr::scripting
