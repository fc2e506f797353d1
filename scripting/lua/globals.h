// SPDX-License-Identifier: MIT
// Finds the global names that a file of rules reads or assigns, including code that never runs.
// They are read from the code that Lua compiled, so scopes are Lua's own. Works for Lua 5.4 only;
// with another version it finds no names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hr::scripting {

struct GlobalUse {
  std::string name;
  int line = 0;
  bool assigned = false;  // false: it is read
  friend auto operator<=>(const GlobalUse&, const GlobalUse&) = default;
};

// Each use once, ordered by name and line; empty if the source cannot be compiled.
std::vector<GlobalUse> global_uses(std::string_view source);

// The errors that rules would get for these names: "unknown name 'prnt' (did you mean …?)", "global
// 'count' is assigned: write `local count`"; "" for a name that may be read. `version` of the API:
// that which the rules name.
std::vector<std::string> global_complaints(const std::vector<GlobalUse>& uses, int version);

}  // namespace hr::scripting
