-- says: fails_late/rules.lua:9:7: error: attempt to index a nil value (field '?')
-- A rule works until the board is nearly full.
local NAMES = { "one", "two", "three" }
return {
  name = "Fails Late", seats = { "sun", "moon" },
  board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },
  events = { count = "{1} stones" },
  verbs = { put = { place{ "stone" }, effect = function(g)
      g:tell("all", "count", NAMES[g:size(any)]:upper())
  end } }, stuck = "draws",
}
