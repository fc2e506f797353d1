-- show: t/rules.lua:3: this set consists of more than 1000 sets
local set = own
for i = 1, 40 do set = set + (set - enemy) end
return { name = "T", seats = { "a" }, board = grid{ 2, 2 }, zones = { field = {} },
  kinds = { man = {} }, verbs = { put = place{ "man", onto = set } } }
