-- The board is bent into a tube: lines continue from the last column to the first.
return {
  extends = "connect_four",
  name = "Wrap Around",
  about = "The last column is next to the first, so a line may run around the board.",
  card = function(o) return {
    "So the right-hand neighbour of a place in the last column is the place at the same height in the first column.",
    o.columns < o.length
      and ("A row of %d discs right round the board has no end, so it wins as well."):format(o.columns) or nil,
  } end,
  set = { ["board.wrap"] = "columns" },
}
