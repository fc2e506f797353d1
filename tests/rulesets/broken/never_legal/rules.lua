-- says: never_legal/rules.lua:6:5: error: verbs.fly: no seat can ever do this: its set is always empty
-- A verb asks for a piece that is never there.
return {
  name = "Never Legal", seats = { "sun", "moon" }, board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = {
    fly = pick{ own * enemy },
    put = place{ "stone" },
  },
  stuck = "draws",
}
