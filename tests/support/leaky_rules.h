// SPDX-License-Identifier: MIT
// A ruleset that leaks what is hidden in the way that its option says.
#pragma once

namespace hr::tests {

inline constexpr const char* k_leaky = R"(
local function spot(g, seat) return g.map[seat]:find("chest") end
return {
  name = "Leaky", by = "nobody", about = "Hide a chest each, and wait.",
  seats = { "penny", "nickel" },
  options = { leak = { "none", "view", "events", "asked", "outcome", "scores", "said" } },
  board = grid{ 4, 2 },
  zones = { map = { per = "seat", see = "owner" } },
  kinds = { chest = {} },
  vars = { heat = {} },
  events = { hint = "The chest of {1:seat} is at {2:cell}.",
             scan = reveals "The chest of {1:seat} lies at {2:cell}." },
  verbs = {
    hide = { place{ "chest", onto = everywhere }, asked = true, secret = true },
    wait = { pass{}, effect = function(g, me)
      local foe = g:next(me)
      if g.options.leak == "view" then g.heat = spot(g, foe) end
      if g.options.leak == "events" then g:tell(me, "hint", foe, spot(g, foe)) end
      if g.options.leak == "said" then g:tell("all", "scan", foe, spot(g, foe)) end
    end },
  },
  setup = function(g) g:all("hide", 1) end,
  turn = function(g, me)
    if g.options.leak == "asked" and spot(g, 2) <= 4 then return me end
    return g:next(me)
  end,
  score = function(g, seat) return g.options.leak == "scores" and spot(g, seat) or 0 end,
  ends = { function(g, me)
    if g.options.leak == "outcome" and spot(g, me) <= 4 then return me end
  end, plies(10) },
})";

// The leaks of its option, besides "none" and "said", which is allowed; each is also the name of
// the channel in which it is found.
inline constexpr const char* k_planted_leaks[] = {"view", "events", "asked", "outcome", "scores"};

}  // namespace hr::tests
