// SPDX-License-Identifier: MIT
// What rules can say, as scripting/api.lua describes it: each name with its signature and what it
// is for in one line. The description is part of the program, so no file is looked for.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "editor/code/lua_highlight.h"

namespace hr::editor {

extern const std::string_view k_api_text;  // of scripting/api.lua

struct ApiName {
  std::string name;
  std::string signature;  // "step{ [1]: Kind|Set, dirs: Directions?, … }", "dirs?: Directions"
  std::string help;
  std::string type;  // of a field or a constant; of a function that takes one table, what is in it
};

struct Api {
  std::vector<ApiName> globals;                         // functions and constants
  std::map<std::string, std::vector<ApiName>> methods;  // by class: "View", "Game", "Zone" …
  std::map<std::string, std::vector<ApiName>> fields;   // by class: "Ruleset", "Option" …; by
                                                        // function: "step{" what its table takes
  const std::vector<ApiName>& methods_of(std::string_view name) const;
  const std::vector<ApiName>& fields_of(std::string_view name) const;
  const ApiName* global(std::string_view name) const;
  MarkedWords marked() const;
};

// Reads a description in the form of lua-language-server's annotations.
Api read_api(std::string_view text);

}  // namespace hr::editor
