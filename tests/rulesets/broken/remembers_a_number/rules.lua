-- says: remembers_a_number/rules.lua:3:7: error: the local "count" changed in play, from 0 to
-- A rule counts in a local of the file instead of in the game.
local count = 0

return {
  name = "Remembers a Number", seats = { "sun", "moon" },
  board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = { put = { place{ "stone" }, effect = function() count = count + 1 end } },
  stuck = "draws",
}
