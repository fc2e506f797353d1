-- says: unknown_field/rules.lua:6: verbs.put.efect: unknown field (did you mean "effect"?)
-- A function has a name that nobody calls.
return {
  name = "Unknown Field", seats = { "sun", "moon" },
  board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = { put = { place{ "stone" }, efect = function() end } }, stuck = "draws",
}
