-- A probe: captures of groups, and positions that may not come up again.
local AREA = own + (group(empty, near(own)) - group(empty, near(enemy)))

return {
  name = "Go", by = "traditional",
  seats = { "black", "white" },
  options = { size = { 9, min = 2, max = 19 }, komi = { 7, min = 0, max = 99, help = "Half a point is added" } },
  board = function(o) return grid{ o.size, o.size, links = "orthogonal" } end,
  look = { as = "points", cells = { fill = "yellow" } },
  zones = { field = {} },
  kinds = { stone = {} },
  verbs = {
    play = { place{ "stone" }, does = take(enemy - group(enemy, near(empty))),
      unless = { { own - group(own, near(empty)), "that would be suicide" },
                 { repeated, "that position was there before" } } },
    pass = pass{},
  },
  ends = { idle(2, "score"), plies(1000, "score") },
  score = 2 * count(AREA) + (2 * option "komi" + 1) * count(me * seats "white"),
}
