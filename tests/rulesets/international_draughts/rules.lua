-- A probe: kings that fly, the longest capture, and pieces that stay until it is over.
local AHEAD, CROWN = { "forward_left", "forward_right" }, here * own "man" * region "far"

return {
  name = "International Draughts", by = "traditional",
  seats = { { "white", faces = "n" }, { "black", faces = "s" } },
  board = grid{ 10, 10, links = "diagonal" },
  regions = {
    home = { function(x, y) return (x + y) % 2 == 0 and y <= 4 end,
             function(x, y) return (x + y) % 2 == 0 and y > 6 end },
    far = { function(_, y) return y == 10 end, function(_, y) return y == 1 end },
  },
  zones = { field = {} },
  kinds = { man = { begins_on = region "home", look = "disc" }, king = { look = "crown" } },
  verbs = {
    take = { jump{ "man" }, jump{ "king", far = true }, must = "most", lifts = "at the end", again = true,
      last = become(CROWN, "king") },
    move = { step{ "man", dirs = AHEAD, progress = true }, slide{ "king" }, does = become(CROWN, "king") },
  },
  stuck = "loses",
  ends = { repeats(3), idle(50) },
}
