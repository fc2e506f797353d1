-- says: loads_for_ever/rules.lua:7: ran for too long
-- The board is described by a loop that never comes to its end.
return {
  name = "Loads for Ever", seats = { "sun", "moon" },
  options = { size = { 3, min = 3, max = 9, help = "Squares along each side" } },
  board = function(o)
    while true do local _ = o.size end
    return grid{ o.size, o.size }
  end, zones = { field = {} }, kinds = { stone = {} },
  verbs = { put = place{ "stone" } }, stuck = "draws",
}
