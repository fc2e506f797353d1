-- says: leaks_a_global/rules.lua:6: global 'count' is assigned: write `local count`
-- An effect remembers something outside of the game.
return {
  name = "Leaks a Global", seats = { "sun", "moon" },
  board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = { put = { place{ "stone" }, effect = function() count = 1 end } }, stuck = "draws",
}
