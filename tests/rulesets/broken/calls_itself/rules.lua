-- says: calls_itself/rules.lua:3: stack overflow: a function calls itself endlessly
-- A function calls itself without end.
local function dig(g, n) return 1 + dig(g, n + 1) end
return {
  name = "Calls Itself", seats = { "sun", "moon" },
  board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = { put = { place{ "stone" }, effect = function(g) dig(g, 1) end } }, stuck = "draws",
}
