-- simulate --games 1: t/rules.lua:5: bad argument #2 to 'all'
return { name = "T", seats = { "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p" },
  board = grid{ 2, 2 }, zones = { field = {} }, kinds = { man = {} },
  verbs = { act = pass{}, say = { pass{}, asked = true } },
  setup = function(g) g:all("say", 1000000) end, ends = { plies(3) } }
