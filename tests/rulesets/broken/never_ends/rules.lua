-- says: never_ends/rules.lua:9:3: error: ends: 20 of 20 games did not end within 5000 actions (with the default options, seed 1)
-- A piece walks about and nobody can win.
return {
  name = "Never Ends", seats = { "sun", "moon" },
  board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = { walk = step{ "stone" } },
  setup = function(g) for seat in g:seats() do g.field:put(seat, "stone", seat) end end,
  stuck = "pass",
  ends = { line{ "stone", 3 } },
}
