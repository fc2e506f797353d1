-- says: nobody_asks/rules.lua:6:5: error: verbs.answer: no seat can ever do this: it is declared asked = true, but nothing asks for it
-- A verb is done only when it is asked for, and nothing asks for it.
return {
  name = "Nobody Asks", seats = { "sun", "moon" }, board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = {
    answer = { pick{ own }, asked = true },
    put = place{ "stone" },
  },
  stuck = "draws",
}
