-- The board is bent into a tube: lines run on from the last column to the first.
return {
  extends = "connect_four",
  name = "Wrap Around",
  about = "The last column lies beside the first, so a line may run around the board.",
  set = { ["board.wrap"] = "columns" },
}
