-- Cubes clear a way across the board for their side's one meeple.
local OFF_STARTS = empty + enemy - region("start", "any")

local function cubes(g, seat, row, first)
  for column = first, g.options.columns, 2 do g.field:put(g:cell(column, row), "cube", seat) end
end

local function limit(n, sentence, none) return n > 0 and sentence:format(n) or none end

return {
  name = "Cube Wars",
  by = "Ian Wyman",
  about = "Bring your meeple to the far side before the other one gets to yours.",
  seats = { { "white", faces = "n" }, { "black", faces = "s" } },

  options = {
    columns    = { 16, min = 6, max = 26, even = true, help = "Squares along each player's side" },
    rows       = { 8, min = 8, max = 20, help = "Squares from one side to the other" },
    starts     = { "white", "black", help = "Who moves first" },
    goal       = { "far row", "start", help = "Where a meeple wins: the far row, or only the other start" },
    repetition = { 3, min = 0, max = 9, help = "Draw when a position comes up this often; 0: never" },
    idle       = { 200, min = 0, max = 999, help = "Draw after so many actions without progress; 0: never" },
  },

  card = function(o) return {
    "Each turn, move one piece of yours to a square beside it.",
    "The meeple goes in any of the eight directions; a cube only forward, straight or slanting, or sideways.",
    "Move onto an enemy piece to capture it: a cube is gone for good, a meeple goes back to its start.",
    "No cube may enter a start square, and no piece a square that holds one of its own side.",
    "You win when your meeple stands on the " .. (o.goal == "start" and "other meeple's start." or "far row."),
    limit(o.repetition, "The game is drawn when a position comes up %d times.", "Positions may come up again."),
    limit(o.idle, "It is drawn after %d actions without a capture or a cube going forward.", "It may go on for ever."),
  } end,

  board = function(o) return grid{ o.columns, o.rows, links = "all" } end,
  regions = function(o) return {
    start = { function(x, y) return x == o.columns // 2 and y == 1 end,
              function(x, y) return x == o.columns // 2 + 1 and y == o.rows end },
    far   = { function(_, y) return y == o.rows end, function(_, y) return y == 1 end },
  } end,
  zones = { field = {} },
  kinds = {
    cube = {},
    meeple = { begins_on = region "start", captured = function(g, owner)
      local start = g:cell("start", owner)
      if not g.field:at(start) then g.field:put(start, "meeple", owner) end
    end },
  },

  verbs = { move = {
    step{ "meeple", dirs = "all", onto = empty + enemy },
    step{ "cube", dirs = { "forward", "forward_left", "forward_right" }, onto = OFF_STARTS, progress = true },
    step{ "cube", dirs = { "left", "right" }, onto = OFF_STARTS },
  } },
  stuck = "pass",

  setup = function(g)
    local last = g.options.rows
    for seat in g:seats() do g:cell("start", seat) end  -- one each, on any board
    cubes(g, 1, 2, 1)
    cubes(g, 1, 4, 2)
    cubes(g, 2, last - 1, 2)
    cubes(g, 2, last - 3, 1)
    return g.options.starts == "white" and 1 or 2
  end,

  ends = function(o) return {
    reach{ "meeple", o.goal == "start" and region("start", "enemy") or region "far" },
    repeats(o.repetition),
    idle(o.idle),
  } end,
}
