// SPDX-License-Identifier: MIT
// The API for rules as described in scripting/api.lua: each name with its signature, its help and
// an example. The description is compiled into the program, so no file is read.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "editor/text/lua_highlight.h"

namespace hr::editor {

extern const std::string_view k_api_text;  // of scripting/api.lua

struct ApiName {
  std::string name;
  std::string signature;  // "step{ [1]: Kind|Set, dirs: Directions?, … }", "dirs?: Directions"
  std::string help;       // one sentence
  std::string
      type;  // of a field or constant; of a function taking one table: the fields of that table
  std::string more = {};     // the sentence after `help`; or ""
  std::string example = {};  // lines of rules, and after "-->" what they lead to; or ""
  // Of a function: its arguments, or the entries of the one table that it takes, with those by
  // number first, named "[1]"; the last may be "...".
  std::vector<ApiName> parts = {};
  bool takes_table = false;
  std::string result = {};  // " → Set"; or ""
};

struct Api {
  std::vector<ApiName> globals;                         // functions and constants
  std::map<std::string, std::vector<ApiName>> methods;  // by class: "View", "Game", "Zone" …
  std::map<std::string, std::vector<ApiName>> fields;   // by class: "Ruleset", "Option" …; by
                                                        // function: "step{", fields of its table
  std::map<std::string, ApiName> aliases;               // types of another name: "Directions" …
  const std::vector<ApiName>& methods_of(std::string_view name) const;
  const std::vector<ApiName>& fields_of(std::string_view name) const;
  // Null if there is none.
  const ApiName* global(std::string_view name) const;
  const ApiName* field(std::string_view owner, std::string_view name) const;
  const ApiName* method(std::string_view owner, std::string_view name) const;
  MarkedWords marked() const;
};

// Parses a description that uses lua-language-server annotations.
Api read_api(std::string_view text);

}  // namespace hr::editor
