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
  card = function(o) return {
    ("The board has %d columns and %d rows. White sits at the bottom, black at the top."):format(o.columns, o.rows),
    "Each player begins with a pawn on every square of the two rows nearest to them.",
    "White goes first, then you take turns. You cannot pass.",
    "On your turn, move one of your pawns one square forward, towards the other player:"
      .. " straight ahead or diagonally, to the left or to the right.",
    "A square straight ahead must be empty. A diagonal one may be empty or hold an enemy pawn, which you capture:"
      .. " take it off the board and put yours in its place. You never have to capture.",
    "The first player to get a pawn to the far row, the one nearest to the other player, wins."
      .. " A player with no pawns left loses. There are no draws.",
  } end,

  board = function(o) return grid{ o.columns, o.rows } end,
  regions = function(o)
    return {
      home = { function(_, y) return y <= 2 end, function(_, y) return y > o.rows - 2 end },
      far  = { function(_, y) return y == o.rows end, function(_, y) return y == 1 end },
    }
  end,
  look = { regions = { home = "none", far = { legend = "far row: a pawn there wins" } } },
  zones = { field = {} },
  kinds = { pawn = { begins_on = region "home" } },

  verbs = { move = {
    step{ "pawn", dirs = "forward", onto = empty },
    step{ "pawn", dirs = { "forward_left", "forward_right" }, onto = empty + enemy },
  } },
  stuck = "loses",

  ends = { reach{ "pawn", region "far" } },
}
