-- says: unfinished_text/rules.lua:4: unfinished string near '"Unfinished Text,'
-- A text is not closed.
return {
  name = "Unfinished Text,
  seats = { "sun", "moon" },
  board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = { put = place{ "stone" } }, stuck = "draws",
}
