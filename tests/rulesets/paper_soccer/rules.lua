-- A probe: a piece that goes along free links and draws each of them, on and on from where one ends.
local function inner(name) return links_of(region(name), region(name)) end

return {
  name = "Paper Soccer",
  by = "traditional",
  about = "Draw the ball's way over the paper into the other goal.",
  seats = { { "north", faces = "n" }, { "south", faces = "s" } },
  options = { columns = { 8, min = 4, max = 10, even = true }, rows = { 10, min = 4, max = 14, even = true } },
  board = function(o) return grid{ o.columns + 1, o.rows + 3 } end,
  regions = function(o)
    local w, h, m = o.columns + 1, o.rows + 3, o.columns // 2 + 1
    local function goal(x) return x >= m - 1 and x <= m + 1 end
    local function net(row) return function(x, y) return y == row and goal(x) end end
    local function back(x, y) return y == 2 or y == h - 1 end
    return {
      pitch = function(x, y) return y > 1 and y < h or goal(x) end,
      centre = function(x, y) return x == m and y == (h + 1) // 2 end,
      net = { net(h), net(1) },
      sides = function(x, y) return (x == 1 or x == w) and y > 1 and y < h end,
      back_left = function(x, y) return back(x, y) and x < m end,
      back_right = function(x, y) return back(x, y) and x > m end,
      post_left = function(x, y) return (y <= 2 or y >= h - 1) and x == m - 1 end,
      post_right = function(x, y) return (y <= 2 or y >= h - 1) and x == m + 1 end,
    }
  end,
  zones = { ball = {}, lines = { on = "links" } },
  kinds = { ball = { zone = "ball", owned = false, look = "disc", begins_on = region "centre" },
    line = { zone = "lines", owned = false, begins_on = inner "sides" + inner "back_left" + inner "back_right"
      + inner "post_left" + inner "post_right" } },
  verbs = { kick = { step{ any "ball", dirs = empty.lines, onto = region "pitch" },
    does = put("line", crossed), again = here * ends_of(any.lines - crossed) } },
  ends = { { seats(any "ball" * region "net"), "wins" },
    { no(near(any "ball", empty.lines) * region "pitch"), "loses" } },
  stuck = "loses",
}
