// SPDX-License-Identifier: MIT
// Finds places in the files of a ruleset for findings: where a part of the definition is written,
// where a local is declared, which place an error text names. Works on text only; nothing is run.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/game/ruleset_text.h"
#include "scripting/source/source.h"

namespace hr::scripting {

// A sentence and the place that it is about.
struct LocatedMessage {
  SourcePlace place;
  std::string sentence;
};

class SourcePlaces {
 public:
  explicit SourcePlaces(RulesetText ruleset_text);

  const std::vector<RuleFile>& files() const { return lua_; }  // only the Lua files
  std::string shown(const RuleFile& file) const { return ruleset_text_.shown(file.name); }

  // A part of the definition, such as "verbs.move.2", in rules.lua or in a variant; or else the
  // nearest enclosing part.
  SourcePlace of(const std::string& path) const;
  bool contains(const std::string& path) const;
  SourcePlace module(const std::string& name) const;  // the file that `require` loads

  // The first token with that text on a line; the line's first token if there is none.
  SourcePlace in_line(const std::string& file, int line, std::string_view token = {}) const;
  // Where a local is declared that is used by the function beginning at this line.
  SourcePlace declaration(const std::string& file, int line, const std::string& name) const;

  // Splits an error's text: "my_game/rules.lua:7: sentence", or as finding_text() writes it
  // ("my_game/rules.lua:7:3: error: sentence"), or "verbs.move: sentence", or a sentence alone,
  // which is then about `part`.
  LocatedMessage take_apart(const std::string& text, const std::string& part = "") const;

 private:
  const std::string* text_of(const std::string& shown) const;

  RulesetText ruleset_text_;
  std::vector<RuleFile> lua_;
  std::vector<Source> sources_;  // rules.lua first
};

}  // namespace hr::scripting
