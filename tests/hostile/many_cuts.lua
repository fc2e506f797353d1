-- show: No options.
local ends, seats = {}, {}
for i = 1, 100 do ends[i] = cuts{ "man", region "r" } end
for i = 1, 16 do seats[i] = "s" .. i end
return { name = "T", seats = seats, board = grid{ 45, 45 }, zones = { field = {} },
  kinds = { man = {} }, regions = { r = { "A1", "B2", "C3" } }, verbs = { put = place{ "man" } }, ends = ends }
