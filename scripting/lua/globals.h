// SPDX-License-Identifier: MIT
// Global names that a file of rules reads or assigns anywhere, also where nothing ever leads to.
// Read from what Lua itself compiled, so scopes are Lua's own. Another Lua than 5.4 gives no names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hr::scripting {

struct GlobalUse {
  std::string name;
  int line = 0;
  bool assigned = false;  // else read
  friend auto operator<=>(const GlobalUse&, const GlobalUse&) = default;
};

// Each use once, in the order of names and lines; none when the source cannot be compiled.
std::vector<GlobalUse> global_uses(std::string_view source);

// What rules are told when they use such a name: "unknown name 'prnt' (did you mean …?)", "global
// 'count' is assigned: write `local count`"; "" for a name that is there to be read.
std::vector<std::string> global_complaints(const std::vector<GlobalUse>& uses);

}  // namespace hr::scripting
