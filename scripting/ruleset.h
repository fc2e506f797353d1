// SPDX-License-Identifier: MIT
// A ruleset as loaded from its folder: what its rules.lua says under one choice of options, made
// into a game and into the Rules that answer for its functions. Shows no Lua. One Ruleset serves
// one thread; each thread that plays loads its own.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/edition.h"
#include "core/game.h"
#include "core/rules.h"

namespace hr::scripting {

using OptionValue = std::variant<std::int64_t, bool, std::string>;

// A declared setting: a number from min to max (even only, if so declared), a flag, or a word.
struct Option {
  std::string name;
  OptionValue value;     // in force
  OptionValue standard;  // the default
  std::int64_t min = 0, max = 0;
  bool even = false;
  std::vector<std::string> words;  // of a word: the choices, the default first
  std::string help;
};

std::string option_text(const OptionValue& value);  // 16, true, far row
// What may be chosen, as a phrase: "an even number from 6 to 26".
std::string option_range(const Option& option);

using hr::Settings;

class Ruleset {
 public:
  virtual ~Ruleset() = default;

  virtual const std::string& id() const = 0;  // the folder's name
  virtual const std::filesystem::path& folder() const = 0;
  virtual const std::vector<Option>& options() const = 0;
  virtual const std::shared_ptr<const Game>& game() const = 0;
  virtual Rules& rules() = 0;
};

// Throws Error: `my_game/rules.lua:31: options.columns.default: expected …`, or
// `options.columns: expected …, got …` for a setting that does not fit.
// `effect`, Lua text of a function, becomes the effect of every verb that has none: the benchmark
// measures so what a call into Lua on every action costs.
std::unique_ptr<Ruleset> load_ruleset(const std::filesystem::path& folder,
                                      const Settings& settings = {},
                                      const std::string& effect = {});

// The folders below `root` that hold a rules.lua, in the order of their names.
std::vector<std::filesystem::path> find_rulesets(const std::filesystem::path& root);

}  // namespace hr::scripting
