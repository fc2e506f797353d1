-- show: No options.
return { name = "T", seats = { "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p" },
  board = grid{ 45, 45 }, zones = { field = {} },
  regions = { home = far_apart() }, kinds = { man = {} }, verbs = { put = place{ "man" } } }
