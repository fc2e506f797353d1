-- TITLE: an empty board on which pieces are placed. Change whatever you like.
return {
  name = "TITLE",
  by = "you",
  about = "Say in one sentence what the players try to do.",
  seats = { "white", "black" },

  options = { size = { 8, min = 2, max = 20, help = "Squares along each side" } },
  card = function(o) return {
    ("The board has %d by %d squares. It is empty at first."):format(o.size, o.size),
    "Take turns. On your turn, place a piece on an empty square.",
    "When the board is full, the game is a draw.",
  } end,

  board = function(o) return grid{ o.size, o.size } end,
  zones = { field = {} },
  kinds = { piece = {} },
  verbs = { place = place{ "piece", onto = empty } },
  stuck = "draws",
}
