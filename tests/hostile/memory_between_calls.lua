-- check --games 5: too large or too deeply nested to compare
local hoard = {}
local t = hoard
for i = 1, 300000 do t[1] = { i } t = t[1] end
return { name = "T", seats = { "a" }, board = grid{ 2, 2 }, zones = { field = {} },
  kinds = { man = {} }, ends = { plies(3) },
  verbs = { put = { place{ "man" }, effect = function() hoard[2] = 1 end } } }
