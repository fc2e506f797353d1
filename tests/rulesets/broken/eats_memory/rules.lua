-- says: eats_memory/rules.lua:7: used more than 64 MB of memory
-- A text doubles until nothing is left.
return {
  name = "Eats Memory", seats = { "sun", "moon" },
  board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = { put = { place{ "stone" }, effect = function()
    local text = "x" while true do text = text .. text end
  end } }, stuck = "draws",
}
