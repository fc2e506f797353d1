// SPDX-License-Identifier: MIT
// A ruleset loaded from a ruleset text: what its rules.lua declares under one choice of options, as
// a game, and the Rules that call its functions. Shows no Lua. The disk is not used again after the
// files have been read. One Ruleset serves one thread; every thread that plays loads its own from
// the same ruleset text.
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/game/ruleset_text.h"
#include "core/match/watched.h"
#include "scripting/source/option.h"
#include "scripting/source/read_ruleset_text.h"
#include "scripting/source/rule_error.h"
#include "scripting/source/variant_info.h"

namespace hr {

class Game;
class Rules;

}  // namespace hr

namespace hr::scripting {

struct Memory;

class Ruleset {
 public:
  virtual ~Ruleset() = default;

  virtual const std::string& id() const = 0;                // the folder's name
  virtual const std::filesystem::path& folder() const = 0;  // "" if loaded from text
  virtual const RulesetText& text() const = 0;
  virtual const std::vector<VariantInfo>& variants() const = 0;  // those in force
  virtual const std::vector<Option>& options() const = 0;
  virtual int api() const = 0;  // the version that it names (scripting/source/api_version.h)
  // Notices for the person who chooses options, a phrase each: "option columns no longer acts on
  // the board: board file quarry sets its size".
  virtual const std::vector<std::string>& notices() const = 0;
  virtual const std::shared_ptr<const Game>& game() const = 0;
  virtual Rules& rules() = 0;
  // What its functions could remember at this moment (scripting/lua/memory.h).
  virtual Memory memory() = 0;
};

// Throws Error: `my_game/rules.lua:31: options.columns.default: expected …`, or `options.columns:
// expected …, got …` for a setting that does not fit. `effect`, the Lua text of a function, becomes
// the effect of every verb that has none: the benchmark uses it to measure the cost of a call into
// Lua on every action.
std::unique_ptr<Ruleset> load_ruleset(const RulesetText& ruleset_text,
                                      const std::string& effect = {});
// The same, and an expression in its text becomes the game's last term, k_watched_term, if it has
// the value of a term when the ruleset is read. Changes the text of the ruleset text.
std::unique_ptr<Ruleset> load_watched(const RulesetText& ruleset_text, const TextSpan& expression);
// Reads the ruleset text and loads it.
std::unique_ptr<Ruleset> load_ruleset(const std::filesystem::path& folder,
                                      const Settings& settings = {}, const std::string& effect = {},
                                      const std::vector<std::string>& variants = {});

// The descriptions of the variants in a ruleset's folder, each read alone, without their changes.
std::vector<VariantInfo> describe_variants(const std::filesystem::path& folder);
// The same of a ruleset in memory (text_of_files() in scripting/source/read_ruleset_text.h).
std::vector<VariantInfo> describe_variants(const std::string& ruleset,
                                           std::span<const RuleFile> files);

}  // namespace hr::scripting
