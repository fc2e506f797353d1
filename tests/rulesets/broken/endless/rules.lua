-- says: endless/rules.lua:7: ran for too long
-- A loop never comes to its end.
return {
  name = "Endless", seats = { "sun", "moon" },
  board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = { put = { place{ "stone" }, effect = function()
    while true do local _ = 1 end
  end } }, stuck = "draws",
}
