-- says: stuck_undeclared/rules.lua:3:8: error: sun has no legal action, and the ruleset does not declare what happens then: add stuck = "pass", "skips", "loses" or "draws"
-- The board fills up, and nothing says what happens then.
return {
  name = "Stuck Undeclared", seats = { "sun", "moon" },
  board = grid{ 2, 2 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = { put = place{ "stone" } },
}
