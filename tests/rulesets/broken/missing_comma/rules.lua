-- says: missing_comma/rules.lua:5: '}' expected (to close '{' at line 3) near 'board'; is a comma missing before it?
-- A line of a table ends without its comma.
return {
  name = "Missing Comma", seats = { "sun", "moon" }
  board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = { put = place{ "stone" } }, stuck = "draws",
}
