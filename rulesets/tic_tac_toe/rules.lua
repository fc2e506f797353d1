-- Three of your own marks in a row win.
return {
  name = "Tic-tac-toe",
  by = "traditional",
  about = "Get your marks in an unbroken line before the other side does.",
  seats = { "cross", "nought" },

  options = {
    size   = { 3, min = 3, max = 19, help = "Squares along each side" },
    length = { 3, min = 3, max = 9, help = "Marks in a line that win" },
  },
  card = function(o)
    return {
      "Each turn, put one mark of yours on an empty square.",
      o.length .. " of your marks in an unbroken line, straight or slanting, win.",
      "When the board is full, the game is drawn.",
    }
  end,

  board = function(o) return grid{ o.size, o.size } end,
  zones = { marks = {} },
  kinds = { mark = {} },
  verbs = { mark = place{ "mark" } },
  stuck = "draws",
  ends = function(o) return { line{ "mark", o.length } } end,
}
