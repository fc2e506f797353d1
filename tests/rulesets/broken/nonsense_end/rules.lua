-- says: nonsense_end/rules.lua:7: ends.1: expected it to return a seat, a list of seats, "draw", "score" or nothing, got "sun"
-- An end names a seat by its name instead of its number.
return {
  name = "Nonsense End", seats = { "sun", "moon" },
  board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = { put = place{ "stone" } }, stuck = "draws",
  ends = { function() return "sun" end },
}
