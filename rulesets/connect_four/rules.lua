-- Discs fall down the columns; four of your own in a row win.
return {
  name = "Connect Four",
  by = "Howard Wexler and Ned Strongin",
  about = "Drop discs into the columns and be the first with four in a line.",
  seats = { "yellow", "red" },

  options = {
    columns = { 7, min = 4, max = 16, help = "Columns" },
    rows    = { 6, min = 4, max = 16, help = "Discs that fit into a column" },
    length  = { 4, min = 3, max = 9, help = "Discs in a line that win" },
  },
  card = function(o)
    return {
      "Each turn, drop one disc of yours into a column that is not full; it falls to the lowest free place.",
      o.length .. " of your discs in an unbroken line, upright, level or slanting, win.",
      "When every column is full, the game is drawn.",
    }
  end,

  board = function(o) return grid{ o.columns, o.rows } end,
  zones = { discs = {} },
  kinds = { disc = {} },
  verbs = { drop = place{ "disc", onto = empty - near(empty, "n") } }, -- no free place below
  stuck = "draws",
  ends = function(o) return { line{ "disc", o.length } } end,
}
