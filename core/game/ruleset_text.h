// SPDX-License-Identifier: MIT
// A ruleset text: the rules of a match as text, everything needed to load them again anywhere.
// Files are read once, completely; later changes on disk do not matter. Matches keep the ruleset
// texts they were played by, and records embed them.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/message.h"

namespace hr {

// Option settings as typed, by name of the option.
using Settings = std::vector<std::pair<std::string, std::string>>;

// The value of an option in force: a number, a flag, a word or a list of words.
using OptionValue = std::variant<std::int64_t, bool, std::string, std::vector<std::string>>;

struct RuleFile {
  std::string name;  // relative to the ruleset's folder: "rules.lua", "variants/retribution.lua"
  std::string text;
  std::string from = {};  // the path as given, if it was read from outside the folder
  friend bool operator==(const RuleFile& a, const RuleFile& b) {
    return a.name == b.name && a.text == b.text;
  }
};

struct RulesetText {
  std::string ruleset;                // name of the folder
  std::vector<RuleFile> files;        // in the order of their names
  std::vector<std::string> variants;  // those switched on, sorted by name
  Settings settings;                  // options that differ from their defaults, sorted by name

  const std::string* find(const std::string& name) const;  // the text of a file, or null
  // The name of a file in error messages: "my_game/rules.lua", or the path by which it was given.
  std::string shown(const std::string& name) const;
  // A hash of the files and the variants in force, as 16 hexadecimal digits; options do not matter.
  std::string hash() const;

  friend bool operator==(const RulesetText&, const RulesetText&) = default;
};

// How `is` differs from `was`, as phrases: "rules.lua edited", "columns set to 6".
std::vector<std::string> differences(const RulesetText& was, const RulesetText& is,
                                     Language language = {});
// "Rules changed: rules.lua edited and columns set to 6."; "Rules changed." of none.
Message rules_changed_text(const std::vector<std::string>& changes);
// Whether a text that both could use is another one now, so not only options and variants differ.
bool differ_in_text(const RulesetText& was, const RulesetText& is);

}  // namespace hr
