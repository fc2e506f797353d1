-- show: No options.
local go = {}
for i = 1, 1000 do go[i] = step{ "man" } end
return { name = "T", seats = { "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p" },
  board = grid{ 45, 45 }, zones = { field = {} }, kinds = { man = {} }, verbs = { go = go }, ends = { plies(2) }, stuck = "pass" }
