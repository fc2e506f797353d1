-- legal: A has 15
return { name = "T", seats = { "a", "b" }, board = grid{ 45, 45 }, zones = { field = { holds = "pile" } },
  kinds = { man = { begins_on = everywhere } }, ends = { plies(3) }, stuck = "pass",
  verbs = { go = { step{ "man", onto = everywhere }, unless = function(g) return false end } } }
