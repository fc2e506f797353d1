-- A probe: compulsory jumps, and jumps that go on.
local AHEAD, CROWN = { "forward_left", "forward_right" }, here * own "man" * region "last"

return {
  name = "English Draughts",
  seats = { { "black", faces = "n" }, { "white", faces = "s" } },
  board = grid{ 8, 8, links = "diagonal" },
  regions = {
    home = { function(x, y) return y <= 3 and (x + y) % 2 == 0 end,
             function(x, y) return y >= 6 and (x + y) % 2 == 0 end },
    last = { function(_, y) return y == 8 end, function(_, y) return y == 1 end },
  },
  zones = { field = {} },
  kinds = { man = { begins_on = region "home", look = "disc" }, king = { look = "crown" } },
  verbs = {
    jump = { jump{ "man", dirs = AHEAD }, jump{ "king" }, must = true, again = no(CROWN),
      last = become(CROWN, "king") },
    move = { step{ "man", dirs = AHEAD, progress = true }, step{ "king" }, does = become(CROWN, "king") },
  },
  stuck = "loses",
  ends = { idle(80) },
}
