-- show: t/rules.lua:5: options: expected at most 4096 entries
local options = {}
for i = 1, 100000 do options["n" .. i] = { 1, min = 1, max = 3 } end
return { name = "T", seats = { "a" }, board = grid{ 2, 2 }, zones = { field = {} },
  kinds = { man = {} }, options = options, verbs = { put = place{ "man" } } }
