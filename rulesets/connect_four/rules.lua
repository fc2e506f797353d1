-- Discs fall down the columns; four of your own in a row win.
return {
  name = "Connect Four",
  by = "Howard Wexler and Ned Strongin",
  about = "Drop discs into the columns and be the first with four in a line.",
  seats = { "yellow", "red" },

  options = {
    columns = { 7, min = 4, max = 16, help = "Columns" },
    rows    = { 6, min = 4, max = 16, help = "Discs that fit into a column" },
    length  = { 4, min = 3, max = 9, help = "Discs in a line needed to win" },
  },
  card = function(o)
    return {
      ("The board stands upright. It has %d columns, each with room for %d discs, and is empty at first.")
        :format(o.columns, o.rows),
      "One player has yellow discs, the other has red ones. Yellow begins, then you take turns.",
      "On your turn, drop one of your discs into a column that is not full. It falls to the lowest free place"
        .. " and stays there. On paper, mark that place.",
      ("The first player with %d of their own discs in an unbroken straight line wins."):format(o.length)
        .. " The line may run across, up and down or diagonally.",
      "When every column is full and nobody has won, the game is a draw.",
    }
  end,

  board = function(o) return grid{ o.columns, o.rows } end,
  look = { cells = { fill = "blue", drawing = "hole" } },
  zones = { discs = {} },
  kinds = { disc = {} },
  verbs = { drop = place{ "disc", onto = empty - near(empty, "n") } }, -- no free place below
  stuck = "draws",
  ends = function(o) return { line{ "disc", o.length } } end,
}
