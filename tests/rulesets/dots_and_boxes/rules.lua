-- A probe: pieces on links, what they close off, and another turn for it.
local NEW = ends_of(here) * region "boxes" - ends_of(empty.lines)  -- beside the line, and no other left to draw

return {
  name = "Dots and Boxes",
  by = "Édouard Lucas",
  about = "Draw the fourth line around a box to have it, and draw again.",
  seats = { "red", "blue" },
  options = { columns = { 4, min = 1, max = 12 }, rows = { 4, min = 1, max = 12 } },
  board = function(o) return grid{ o.columns + 2, o.rows + 2, links = "orthogonal" } end,  -- with a rim of cells
  regions = function(o)
    return { boxes = function(x, y) return x > 1 and y > 1 and x < o.columns + 2 and y < o.rows + 2 end }
  end,
  zones = { lines = { on = "links", drawn = "across" }, paper = {} },
  kinds = { line = { zone = "lines", owned = false }, box = { zone = "paper" } },
  verbs = { draw = { place{ "line", onto = empty.lines * links_of(region "boxes") },
    does = { { when = NEW, put("box", NEW), go_on } } } },
  ends = { { no(region "boxes" - any.paper), "score" } },
  score = count(own.paper),
}
