// SPDX-License-Identifier: MIT
// The files of a ruleset as findings name them: where a part of the definition stands, where a
// local is declared, which place an error's text begins with. Knows texts only; nothing is run.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/game/edition.h"
#include "scripting/source/source.h"

namespace hr::scripting {

// A sentence and the place it speaks of.
struct LocatedMessage {
  SourcePlace place;
  std::string sentence;
};

class SourcePlaces {
 public:
  explicit SourcePlaces(const Edition& edition);

  const std::vector<RuleFile>& files() const { return lua_; }  // those of Lua
  std::string shown(const RuleFile& file) const { return edition_.shown(file.name); }

  // A part of the definition, such as "verbs.move.2": itself in rules.lua or in a variant, or else
  // the nearest part around it.
  SourcePlace of(const std::string& path) const;
  bool contains(const std::string& path) const;
  SourcePlace module(const std::string& name) const;  // the file that require gives under this name

  // The first token of that text on a line; the line's first token where there is none.
  SourcePlace in_line(const std::string& file, int line, std::string_view token = {}) const;
  // Where a local is declared that a function beginning at this line uses.
  SourcePlace declaration(const std::string& file, int line, const std::string& name) const;

  // Takes an error's text apart: "my_game/rules.lua:7: sentence", the same as finding_text() writes
  // it ("my_game/rules.lua:7:3: error: sentence"), "verbs.move: sentence" or a sentence alone,
  // which is then about the part given.
  LocatedMessage take_apart(const std::string& text, const std::string& part = "") const;

 private:
  const std::string* text_of(const std::string& shown) const;

  Edition edition_;
  std::vector<RuleFile> lua_;
  std::vector<Source> sources_;  // rules.lua first
};

}  // namespace hr::scripting
