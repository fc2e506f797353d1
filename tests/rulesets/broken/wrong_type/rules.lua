-- says: wrong_type/rules.lua:6: options.size.default: expected an integer from 3 to 9, got 12
-- A default lies outside of its own range.
return {
  name = "Wrong Type", seats = { "sun", "moon" },
  options = {
    size = { 12, min = 3, max = 9, help = "Squares along each side" },
  },
  board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = { put = place{ "stone" } }, stuck = "draws",
}
