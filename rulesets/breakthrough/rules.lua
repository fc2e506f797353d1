-- The first pawn on the far row wins.
return {
  name = "Breakthrough",
  by = "Dan Troyka",
  about = "Break through the other side's ranks to the far row.",
  seats = { { "white", faces = "n" }, { "black", faces = "s" } },

  options = {
    columns = { 8, min = 2, max = 20, help = "Squares along each player's side" },
    rows    = { 8, min = 5, max = 20, help = "Squares from one side to the other" },
  },
  card = {
    "Each turn, move one pawn of yours one square forward, straight or slanting.",
    "Straight ahead the square must be empty; slanting, you may capture an enemy pawn by moving onto it.",
    "The first player with a pawn on the far row wins; so does one whose enemy has no pawn left.",
  },

  board = function(o) return grid{ o.columns, o.rows } end,
  regions = function(o)
    return {
      home = { function(_, y) return y <= 2 end, function(_, y) return y > o.rows - 2 end },
      far  = { function(_, y) return y == o.rows end, function(_, y) return y == 1 end },
    }
  end,
  zones = { field = {} },
  kinds = { pawn = { begins_on = region "home" } },

  verbs = { move = {
    step{ "pawn", dirs = "forward", onto = empty },
    step{ "pawn", dirs = { "forward_left", "forward_right" }, onto = empty + enemy },
  } },
  stuck = "loses",

  ends = { reach{ "pawn", region "far" } },
}
