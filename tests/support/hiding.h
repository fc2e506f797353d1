// SPDX-License-Identifier: MIT
// The smallest possible ruleset with secrets.
#pragma once

#include <string>

namespace hr::tests {

inline constexpr const char* k_hiding = R"(return {
  name = "Hiding", by = "nobody", about = "Hide two chests each.",
  seats = { "penny", "nickel" },
  board = grid{ 4, 1 },
  zones = { map = { per = "seat", see = "owner" } },
  kinds = { chest = {} },
  verbs = { hide = { place{ "chest" }, secret = true } },
  ends = { plies(4) },
})";

// What the program says before it wipes a screen that one seat alone may see.
inline constexpr const char* k_when_read =
    "Press Enter when you have read this; the screen is then cleared.\r\n";

// With this a terminal is cleared, including its scrollback.
inline const std::string k_wipe = "\x1b[H\x1b[2J\x1b[3J";

}  // namespace hr::tests
