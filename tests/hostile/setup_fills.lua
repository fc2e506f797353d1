-- simulate --games 1: t/rules.lua:4: ran for too long
return { name = "T", seats = { "a" }, board = grid{ 45, 45 }, zones = { field = { holds = "pile" } },
  kinds = { man = {} }, ends = { plies(3) }, verbs = { act = pass{} },
  setup = function(g) while true do for c in g:cells(everywhere) do g.field:put(c, "man", 1) end end end }
