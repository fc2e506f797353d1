-- show: t/rules.lua:5: expected at most 200 directions, got more
local dirs = {}
for i = 1, 1000000 do dirs[i] = "n" end
return { name = "T", seats = { "a" }, board = grid{ 2, 2 }, zones = { field = {} },
  kinds = { man = {} }, verbs = { put = place{ "man", onto = near(own, dirs) } } }
