-- TITLE: stones in a line win. Change whatever you like.
return {
  name = "TITLE",
  by = "you",
  about = "Be the first with enough stones in a line.",
  seats = { "red", "blue" },

  options = {
    size   = { 5, min = 3, max = 12, help = "Squares along each side" },
    length = { 3, min = 2, max = 6, help = "Stones in a line that win" },
  },
  card = function(o) return {
    ("The board has %d by %d squares. It is empty at first."):format(o.size, o.size),
    "Take turns. On your turn, place a stone on an empty square.",
    ("%d of your own stones in a row, column or diagonal win."):format(o.length),
  } end,

  board = function(o) return grid{ o.size, o.size } end,
  zones = { field = {} },
  kinds = { stone = {} },
  verbs = { place = place{ "stone", onto = empty } },
  stuck = "draws",
  ends = function(o) return { { some(lines(own, o.length)), "wins", name = "stones in a line" } } end,
}
