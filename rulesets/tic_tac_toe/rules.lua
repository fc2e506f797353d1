-- Three of your own marks in a row win.
return {
  name = "Tic-tac-toe",
  by = "traditional",
  about = "Get your marks in an unbroken line before the other side does.",
  seats = { "cross", "nought" },

  options = {
    size   = { 3, min = 3, max = 19, help = "Squares along each side" },
    length = { 3, min = 3, max = 9, help = "Marks in a line needed to win" },
  },
  card = function(o)
    return {
      ("Draw a board of %d by %d squares. It is empty at first."):format(o.size, o.size),
      "One player is cross and draws an X, the other is nought and draws an O. Cross begins, then you take turns.",
      "On your turn, put one of your marks on an empty square. Marks stay where they are.",
      ("The first player with %d of their own marks in an unbroken straight line wins."):format(o.length)
        .. " The line may run across, up and down or diagonally.",
      "When the board is full and nobody has won, the game is a draw.",
    }
  end,

  board = function(o) return grid{ o.size, o.size } end,
  zones = { marks = {} },
  kinds = { mark = { look = { cross = "cross", nought = "nought" } } },
  verbs = { mark = place{ "mark" } },
  stuck = "draws",
  ends = function(o) return { line{ "mark", o.length } } end,
}
