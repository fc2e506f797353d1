// SPDX-License-Identifier: MIT
// What is said about a pack before it is opened. A pack could say anything of itself, so everything
// here is found out: by loading its rules, playing random games, running its tests, and comparing
// its files with those of games that everybody has.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "core/game/ruleset_text.h"
#include "scripting/pack/origin.h"
#include "scripting/pack/pack.h"

namespace hr::scripting {

// A game that everybody has.
struct KnownGame {
  std::string ruleset, name;
  std::vector<RuleFile> files;
};

struct FactsPlan {
  std::uint64_t games = 50;
  std::uint32_t limit = 20'000;            // actions in a game
  std::function<bool()> time_is_up{};      // asked between tests; the rest is limited by the caller
  std::chrono::milliseconds sample{2000};  // processor time for the games
};

struct GameLengths {
  std::uint64_t games = 0;                            // played to their end
  std::uint64_t unfinished = 0;                       // not ended after the limit of actions
  std::int64_t shortest = 0, usual = 0, longest = 0;  // in actions; usual: the median
  std::string problem;                                // "": none; else why none could be played
};

struct TestFacts {
  std::size_t passed = 0, failed = 0;
  bool stopped = false;      // there was no time for the rest
  bool of_original = false;  // they are those of the known game that the pack changes
  std::string first_failure;
};

struct PackFacts {
  std::string hash, ruleset, licence;
  std::string problem;  // why its rules cannot be loaded; then what follows is empty
  std::string name, by, about;
  std::vector<std::string> seats;
  std::vector<Origin> origins;
  GameLengths length;
  TestFacts tests;
  std::string same_as;               // the name of the known game whose rules these are; ""
  std::string like;                  // the name of the known game that it changes; ""
  std::string original;              // the ruleset of the one or the other
  bool claims = false;               // is called like that game, but is not it
  bool changed_copy = false;         // claims, and most of its rules are those of that game
  std::vector<std::string> changes;  // of that game, and of variants in force, as phrases
  // It is a link that was made with a different version of that game; known to whoever has read it.
  bool other_version = false;
};

// The pack must be whole, and have the settings and variants with which it opens. Rules that fail
// become a `problem`. Throws Exhausted if the caller's limits are reached.
PackFacts pack_facts(const Pack& pack, std::span<const KnownGame> known,
                     const FactsPlan& plan = {});

}  // namespace hr::scripting
