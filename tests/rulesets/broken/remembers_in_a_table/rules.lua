-- says: remembers_in_a_table/rules.lua:3:7: error: the local "seen" changed in play in seen[
-- A rule notes in a table of the file which cells were used, and refuses them in the next game.
local seen = {}

return {
  name = "Remembers in a Table", seats = { "sun", "moon" },
  board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = { put = { place{ "stone" },
    allow = function(_, cell) return seen[cell] ~= "taken" end,
    effect = function(_, _, cell) seen[cell] = "taken" end } },
  stuck = "draws",
}
