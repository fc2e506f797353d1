-- says: stuck_no_case/rules.lua:7:3: error: sun has no legal action, and no case of stuck applies: end its list with one that has no condition: "pass", "skips", "loses" or "draws"
-- Only a seat that has filled the board itself loses, and what happens to others is not said.
return {
  name = "Stuck No Case", seats = { "sun", "moon" },
  board = grid{ 2, 2 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = { put = place{ "stone" } },
  stuck = { { no(enemy), "loses" } },
}
