-- show: n999=1: an integer from 1 to 3
local options = {}
for i = 1, 4096 do options["n" .. i] = { 1, min = 1, max = 3, help = "what it does" } end
return { name = "T", seats = { "a" }, board = grid{ 2, 2 }, zones = { field = {} },
  kinds = { man = {} }, options = options, verbs = { put = place{ "man" } } }
