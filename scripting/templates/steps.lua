-- TITLE: pieces step and capture; the first one on the far row wins. Change whatever you like.
return {
  name = "TITLE",
  by = "you",
  about = "Get a piece to the far row.",
  seats = { { "white", faces = "n" }, { "black", faces = "s" } },

  options = {
    columns = { 6, min = 2, max = 12, help = "Squares along each player's side" },
    rows    = { 6, min = 5, max = 12, help = "Squares from one side to the other" },
  },
  card = function(o) return {
    ("The board has %d columns and %d rows. Each side begins with two rows of pieces."):format(o.columns, o.rows),
    "Take turns. On your turn, move a piece one square forward, straight ahead or diagonally.",
    "A diagonal step may capture an enemy piece; a straight one needs an empty square.",
    "The first piece on the far row wins. If you cannot move, you lose.",
  } end,

  board = function(o) return grid{ o.columns, o.rows } end,
  regions = function(o) return {
    home = { function(_, y) return y <= 2 end, function(_, y) return y > o.rows - 2 end },
    far  = { function(_, y) return y == o.rows end, function(_, y) return y == 1 end },
  } end,
  zones = { field = {} },
  kinds = { pawn = { begins_on = region "home", look = "pawn" } },

  verbs = { move = {
    step{ "pawn", dirs = "forward", onto = empty },
    step{ "pawn", dirs = { "forward_left", "forward_right" }, onto = empty + enemy },
  } },
  stuck = "loses",
  ends = { reach{ "pawn", region "far" } },
}
