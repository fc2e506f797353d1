-- picture --out FILE: 1280 by 800 pixels
return { name = "T", seats = { "a" }, zones = { field = {} },
  kinds = { man = {} }, verbs = { put = place{ "man" } },
  board = graph{ cells = { "a", "b" }, links = { to = { { "a", "b" } } }, at = { { 0, 0 }, { 1000000, 1000000 } } } }
