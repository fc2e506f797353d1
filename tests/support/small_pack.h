// SPDX-License-Identifier: MIT
// A pack of a game in a few lines, and packs made of any text, as a forger would make them.
#pragma once

#include <string>

#include "scripting/pack/compress.h"
#include "scripting/pack/pack.h"

namespace hr::tests {

inline constexpr const char* k_small_rules = R"(-- Two in a line win.
return {
  name = "Two in a Line",
  by = "Ann",
  about = "Short.",
  seats = { "sun", "moon" },
  options = { length = { 2, min = 2, max = 4, help = "Marks in a line needed to win" } },
  board = grid{ 4, 4 },
  zones = { marks = {} },
  kinds = { mark = {} },
  verbs = { mark = place{ "mark", onto = empty } },
  stuck = "draws",
  ends = function(o) return { line{ "mark", o.length } } end,
}
)";

inline constexpr const char* k_small_variant = R"(return {
  extends = "two",
  name = "Three",
  by = "Bob",
  set = { ["options.length.default"] = 3 },
}
)";

inline constexpr const char* k_small_test = R"(scenario: two in a line win
sun: mark A1
moon: mark D4
sun: mark A2
winner: sun
)";

inline scripting::Pack small_pack() {
  return {.ruleset = "two",
          .files = {{"LICENCE", "# MIT License\n"},
                    {"README.md", "Two in a line.\n"},
                    {"rules.lua", k_small_rules},
                    {"tests/line.scenario", k_small_test},
                    {"variants/three.lua", k_small_variant}}};
}

// The bytes of a pack file with this text.
inline std::string forged(const std::string& text) { return scripting::gzipped(text); }

// The text of a pack with this in place of `files`, for example R"({"rules.lua": ""})".
inline std::string forged_files(const std::string& files) {
  return forged(R"({"houserules":"pack","format":1,"api":1,"ruleset":"two","files":)" + files +
                "}");
}

}  // namespace hr::tests
