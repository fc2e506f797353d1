-- show: t/rules.lua:7: used more than 64 MB of memory
local kinds, zones, seats = {}, {}, {}
for i = 1, 15 do kinds["k" .. i] = { zone = "z1" } end
for i = 1, 64 do zones["z" .. i] = { per = "seat", holds = "pile" } end
for i = 16, 60 do kinds["k" .. i] = { zone = "z" .. i } end
for i = 1, 16 do seats[i] = "s" .. i end
return { name = "T", seats = seats, board = grid{ 45, 45 }, zones = zones, kinds = kinds,
  verbs = { put = place{ "k1" } } }
