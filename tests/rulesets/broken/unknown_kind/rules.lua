-- says: unknown_kind/rules.lua:6: verbs.put.1: there is no kind called "stoen" (did you mean "stone"?)
-- A pattern names a kind that is not declared.
return {
  name = "Unknown Kind", seats = { "sun", "moon" },
  board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = { put = place{ "stoen" } }, stuck = "draws",
}
