// SPDX-License-Identifier: MIT
// An edition: the rules of a match as text, all that is needed to load them again anywhere and at
// any time. Files are read once, whole; from then on nothing that happens to them on disk matters.
// Matches keep the editions they were played by, and records embed them.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace hr {

// Option settings as typed, by name.
using Settings = std::vector<std::pair<std::string, std::string>>;

struct RuleFile {
  std::string name;  // below the ruleset's folder: "rules.lua", "variants/retribution.lua"
  std::string text;
  std::string from =
      {};  // where it was read, when that is not below the folder: a path as it was given
  friend bool operator==(const RuleFile& a, const RuleFile& b) {
    return a.name == b.name && a.text == b.text;
  }
};

struct Edition {
  std::string ruleset;                // the folder's name
  std::vector<RuleFile> files;        // in the order of their names
  std::vector<std::string> variants;  // those in force, in the order of their names
  Settings settings;                  // options that are not left to their defaults, by name

  const std::string* find(const std::string& name) const;  // a file's text; null: not there
  // What complaints call a file: "my_game/rules.lua", or the path that it was given by.
  std::string shown(const std::string& name) const;
  // Of what the files say and which variants are in force, as 16 hexadecimal digits: two editions
  // with one hash are the same rules, under whatever options.
  std::string hash() const;

  friend bool operator==(const Edition&, const Edition&) = default;
};

// What is other in `is` than in `was`, as phrases: "rules.lua is edited", "columns is 6".
std::vector<std::string> differences(const Edition& was, const Edition& is);

}  // namespace hr
