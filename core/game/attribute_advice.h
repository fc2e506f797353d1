// SPDX-License-Identifier: MIT
// What an error says about attributes of kinds that are there instead of one that is not.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/base/words.h"
#include "core/game/game_def.h"

namespace hr {

inline void add_new(std::vector<std::string>& names, std::string name) {
  if (std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
}

inline std::string there_are(const std::vector<std::string>& names) {
  return (names.size() == 1 ? "there is " : "there are ") + list_text(names);
}

// The attributes of all kinds; where there are none, how one is written.
inline std::string known_attributes(const GameDef& definition) {
  std::vector<std::string> names;
  for (const KindDef& kind : definition.kinds)
    for (const Attribute& attribute : kind.attributes) add_new(names, quote(attribute.name));
  return names.empty() ? "write it in the kinds, as in kinds = { ace = { rank = 1 } }"
                       : there_are(names);
}

// What to write instead of a text that no kind has for this attribute, after a semicolon.
inline std::string other_value(const GameDef& definition, const std::string& attribute,
                               const std::string& text) {
  if (std::ranges::find(definition.vars, text, &VarDef::name) != definition.vars.end())
    return "; the value of the variable is " + attribute + " = var " + quote(text);
  std::vector<std::string> texts;
  for (const KindDef& kind : definition.kinds)
    for (const Attribute& value : kind.attributes)
      if (value.name == attribute && !value.text.empty()) add_new(texts, quote(value.text));
  return "; " + (texts.empty()
                     ? "it is a number, written without quotes; { 2, 4 } means from 2 to 4"
                     : there_are(texts));
}

}  // namespace hr
