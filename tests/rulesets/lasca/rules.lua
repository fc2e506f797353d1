-- A probe: draughts with towers, in which what is jumped goes under the one that jumps. Lasker's Lasca.
local AHEAD = { "forward_left", "forward_right" }
local CROWN = here * own "man" * region "last"

return {
  name = "Lasca", by = "Emanuel Lasker",
  seats = { { "white", faces = "n" }, { "black", faces = "s" } },
  board = grid{ 7, 7, links = "diagonal" },
  regions = {
    home = { function(x, y) return y <= 3 and (x + y) % 2 == 0 end,
      function(x, y) return y >= 5 and (x + y) % 2 == 0 end },
    last = { function(_, y) return y == 7 end, function(_, y) return y == 1 end },
  },
  zones = { field = { holds = "tower", height = 22 } },
  kinds = { man = { begins_on = region "home", look = "disc" }, king = { look = "crown" } },
  verbs = {
    move = { step{ "man", dirs = AHEAD }, step{ "king" }, does = become(CROWN, "king") },
    jump = { jump{ "man", dirs = AHEAD, progress = true }, jump{ "king", progress = true }, must = true,
      lifts = "never", does = send(top(passed), under(here)), again = no(CROWN), last = become(CROWN, "king") },
  },
  stuck = "loses",
  ends = { idle(60) },
}
