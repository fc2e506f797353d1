// SPDX-License-Identifier: MIT
// A ruleset that leaks what is hidden through one channel, which its option names.
#pragma once

#include <string>
#include <vector>

namespace hr::tests {

inline constexpr const char* k_nine_leaks = R"(
local function spot(g, seat) return g.map[seat]:find("chest") end
local function warm(v) return v.warm > 0 end
return {
  name = "Nine Leaks", by = "nobody", about = "Hide a chest each, and look for the other one.",
  seats = { "penny", "nickel" },
  options = { leak = { "none", "view", "legal", "error", "log", "score", "save" } },
  board = grid{ 6, 5 },
  zones = { map = { per = "seat", see = "owner" } },
  kinds = { chest = {} },
  vars = { heat = { 0 }, warm = { 0, shown = false } },
  events = { hint = "The chest of {1:seat} is at {2:cell}." },
  verbs = {
    hide = { place{ "chest", onto = everywhere }, asked = true, secret = true },
    wait = { pass{}, effect = function(g, me)
      local leak, foe = g.options.leak, g:next(me)
      local left = spot(g, foe) <= 15
      if leak == "view" then g.heat = spot(g, foe) end
      if (leak == "legal" or leak == "error" or leak == "save") and left then g.warm = 1 end
      if leak == "log" then g:tell(me, "hint", foe, spot(g, foe)) end
    end },
    nod = { pass{} },
    peek = { pick{ everywhere }, allow = function(v)
      if v.options.leak == "legal" and warm(v) then return true end
      return false, v.options.leak == "error" and warm(v) and "it is in the first three rows" or "it is dark"
    end },
  },
  setup = function(g)
    g:all("hide", 1)
    return 2
  end,
  score = function(g, seat) return g.options.leak == "score" and spot(g, seat) or 0 end,
  ends = { plies(6) },
})";

struct NinePlant {
  std::string leak;                   // the value of the option
  std::vector<std::string> channels;  // in which `secrecy` must find it
};
// Undo cannot be planted by rules: a seat has none where anything is hidden. The engine's own test
// of `secrecy` spoils it, as it does every other channel.
inline const std::vector<NinePlant> k_nine_plants{
    {"view", {"view"}},      {"legal", {"legal actions", "descriptions", "bot"}},
    {"error", {"refusals"}}, {"log", {"events"}},
    {"score", {"scores"}},   {"save", {"record"}},
};

}  // namespace hr::tests
