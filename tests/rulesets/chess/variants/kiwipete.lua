-- A position in which all kinds of moves are possible, known by this name for testing programs.
return {
  extends = "chess",
  name = "Kiwipete",
  about = "A game that begins in the middle.",
  regions = {
    pawns = { { "A2", "B2", "C2", "D5", "E4", "F2", "G2", "H2" }, { "A7", "B4", "C7", "D7", "E6", "F7", "G6", "H3" } },
    knight_squares = { { "C3", "E5" }, { "B6", "F6" } }, bishop_squares = { { "D2", "E2" }, { "A6", "G7" } },
    queen_square = { { "F3" }, { "E7" } },
  },
  set = {
    ["kinds.pawn.begins_on"] = region "pawns", ["kinds.knight.begins_on"] = region "knight_squares",
    ["kinds.bishop.begins_on"] = region "bishop_squares", ["kinds.queen.begins_on"] = region "queen_square",
  },
}
