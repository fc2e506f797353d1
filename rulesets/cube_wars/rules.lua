-- Cubes clear a way across the board for their side's one meeple.
local ONWARD = { "forward", "forward_left", "forward_right" }
local SIDEWAYS = { "left", "right" }

local function cubes(g, seat, row, first)
  for column = first, g.options.columns, 2 do g.field:put(g:cell(column, row), "cube", seat) end
end

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

  card = function(o)
    return {
      "Each turn, move one piece of yours to a square beside it.",
      "The meeple goes in any of the eight directions; a cube only forward, straight or slanting, or sideways.",
      "Move onto an enemy piece to capture it: a cube is gone for good, a meeple goes back to its start.",
      "No cube may enter a start square, and no piece a square that holds one of its own side.",
      o.goal == "start" and "You win when your meeple stands on the other meeple's start."
        or "You win when your meeple stands on the far row.",
      o.repetition > 0 and ("The game is drawn when a position comes up " .. o.repetition .. " times.")
        or "Positions may come up any number of times.",
      o.idle > 0 and ("It is also drawn after " .. o.idle .. " actions without a capture or a cube going forward.")
        or "There is no limit on actions without progress.",
    }
  end,

  board = function(o) return grid{ o.columns, o.rows, links = "all" } end,
  regions = function(o)
    local middle, last = o.columns // 2, o.rows
    return {
      start = { function(x, y) return x == middle and y == 1 end,
                function(x, y) return x == middle + 1 and y == last end },
      far   = { function(_, y) return y == last end, function(_, y) return y == 1 end },
    }
  end,
  zones = { field = {} },
  kinds = {
    cube = {},
    meeple = { captured = function(g, owner)
      local start = g:cell("start", owner)
      if not g.field:at(start) then g.field:put(start, "meeple", owner) end
    end },
  },

  verbs = { move = {
    step{ "meeple", dirs = "all", onto = empty + enemy },
    step{ "cube", dirs = ONWARD, onto = empty + enemy - region("start", "any"), progress = true },
    step{ "cube", dirs = SIDEWAYS, onto = empty + enemy - region("start", "any") },
  } },
  stuck = "pass",

  setup = function(g)
    local last = g.options.rows
    for seat in g:seats() do g.field:put(g:cell("start", seat), "meeple", seat) end
    cubes(g, 1, 2, 1)
    cubes(g, 1, 4, 2)
    cubes(g, 2, last - 1, 2)
    cubes(g, 2, last - 3, 1)
    return g.options.starts == "white" and 1 or 2
  end,

  ends = function(o) return {
    reach{ "meeple", o.goal == "start" and region("start", "enemy") or region "far" },
    o.repetition > 0 and repeats(o.repetition),
    o.idle > 0 and idle(o.idle),
  } end,
}
