-- says: option_does_not_load/rules.lua:7:3: error: board.columns: expected an integer from 1 to 16384, got nothing (with options size=huge; size can never be huge)
-- An option may be set to what the rules cannot make a board of.
local SIZES = { small = 3, large = 5 }
return {
  name = "Option does not Load", seats = { "sun", "moon" },
  options = { size = { "small", "large", "huge", help = "How large the board is" } },
  board = function(o) return grid{ SIZES[o.size], SIZES[o.size] } end,
  zones = { field = {} }, kinds = { stone = {} },
  verbs = { put = place{ "stone" } }, stuck = "draws",
}
