-- Cubes clear a way across the board for their side's one meeple.
local OFF_STARTS = empty + enemy - region("start", "any")

local function cubes(g, seat, row, first)
  for column = first, g.options.columns, 2 do g.field:put(g:cell(column, row), "cube", seat) end
end

-- Where a meeple wins.
local function goal(o) return o.goal == "start" and region("start", "enemy") or region "far" end

local TIMES = { "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth" }

local function square(column, row) return string.char(64 + column) .. row end

-- How the game can be drawn; with both switched off it continues until somebody wins.
local function draws(o)
  local repeated = o.repetition > 0 and "the same position occurs for the " .. TIMES[o.repetition]
    .. " time with the same player to move"
  local idle = o.idle == 1 and "a move neither captures anything nor moves a cube forward"
    or o.idle > 1 and ("%d moves in a row, counting both players', neither capture anything nor move a cube forward")
      :format(o.idle)
  local both = repeated and idle and repeated .. ", and also when " .. idle or repeated or idle
  return both and "The game is a draw when " .. both .. "." or "There are no draws: play until somebody wins."
end

return {
  name = "Cube Wars",
  by = "Ian Wyman",
  about = "Bring your meeple to the far side before the other player's meeple reaches yours.",
  seats = { { "white", faces = "n" }, { "black", faces = "s" } },

  options = {
    columns    = { 16, min = 6, max = 26, even = true, help = "Squares along each player's side" },
    rows       = { 8, min = 8, max = 20, help = "Squares from one side to the other" },
    starts     = { "white", "black", help = "Who moves first" },
    goal       = { "far row", "start", help = "Where a meeple wins: the far row, or only the other start" },
    repetition = { 3, min = 2, max = 9, zero = true, help = "Draw when a position occurs this many times; 0: never" },
    idle       = { 200, min = 1, max = 999, zero = true,
      help = "Draw after this many moves without a capture or a cube moving forward; 0: never" },
  },

  card = function(o)
    local middle, last = o.columns // 2, o.rows
    local last_column, before_last = string.char(64 + o.columns), string.char(63 + o.columns)
    return {
      ("The board has %d columns, A to %s, and %d rows. White sits at row 1, black at row %d."):format(
        o.columns, last_column, last, last),
      ("Each player has one meeple and %d cubes. White's meeple begins on its start %s, black's on its start %s;")
        :format(o.columns, square(middle, 1), square(middle + 1, last)) .. " both squares are marked with an S.",
      ("The cubes begin on every other square of their rows: white's in row 2 from A to %s and in row 4 from B to %s,")
        :format(before_last, last_column)
        .. (" black's in row %d from B to %s and in row %d from A to %s."):format(last - 1, last_column, last - 3,
          before_last),
      (o.starts == "white" and "White" or "Black") .. " begins, then you take turns.",
      "On your turn, move your meeple or one of your cubes to a square beside it."
        .. " Squares are beside each other if they share a side or a corner.",
      "The meeple moves in any of the eight directions. A cube moves left or right, or forward, which means towards the"
        .. " other player, straight or diagonally. It never moves back, so on the far row it can only go sideways.",
      "You may not move onto a piece of your own. No cube of either player may enter a start square; meeples may.",
      "Move onto an enemy piece to capture it; you never have to. A captured cube is out of the game."
        .. " A captured meeple is put back on its own start.",
      (o.goal == "start" and "You win when your meeple reaches the other player's start."
        or ("You win when your meeple reaches the row nearest to the other player: row %d for white, row 1 for black.")
          :format(last)) .. " That ends the game at once; a meeple captured by that move is not put back.",
      "If you cannot move at all, you pass.",
      draws(o),
    }
  end,

  board = function(o) return grid{ o.columns, o.rows, links = "all" } end,
  regions = function(o) return {
    start = { function(x, y) return x == o.columns // 2 and y == 1 end,
              function(x, y) return x == o.columns // 2 + 1 and y == o.rows end },
    far   = { function(_, y) return y == o.rows end, function(_, y) return y == 1 end },
  } end,
  marks = { start = "S" },
  look = function(o)
    local reach = o.goal == "start"
    return { regions = {
      start = { fill = "green", legend = reach and "start: a meeple on the other one wins" or "start of a meeple" },
      far = reach and "none" or { legend = "far row: a meeple there wins" },
    } }
  end,
  zones = { field = {} },
  kinds = {
    cube = {},
    meeple = { begins_on = region "start", captured = function(g, owner, cell, by)
      local won = g.field:at(cell) == "meeple" and g:inside(cell, goal(g.options), by)
      if not won then g.field:put(g:cell("start", owner), "meeple", owner) end
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
    for seat in g:seats() do g:cell("start", seat) end  -- each must have exactly one
    cubes(g, 1, 2, 1)
    cubes(g, 1, 4, 2)
    cubes(g, 2, last - 1, 2)
    cubes(g, 2, last - 3, 1)
    return g.options.starts == "white" and 1 or 2
  end,

  ends = function(o) return {
    reach{ "meeple", goal(o) },
    repeats(o.repetition),
    idle(o.idle),
  } end,
}
