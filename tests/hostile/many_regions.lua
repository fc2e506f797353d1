-- show: No options.
local regions, seats = {}, {}
for i = 1, 16 do seats[i] = "s" .. i end
local all = {}
for i = 1, 45 do all[i] = "A" .. i end
for i = 1, 1000 do regions["r" .. i] = all end
return { name = "T", seats = seats, board = grid{ 45, 45 }, zones = { field = {} },
  kinds = { man = {} }, regions = regions, verbs = { put = place{ "man" } } }
