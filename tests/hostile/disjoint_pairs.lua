-- show: No options.
local seats, put = {}, {}
for i = 1, 16 do seats[i] = "s" .. i end
for i = 1, 600 do put[i] = place{ "man", onto = region("r" .. i) } end
local regions = {}
for i = 1, 600 do regions["r" .. i] = { string.char(65 + i // 40) .. i % 40 + 1 } end
return { name = "T", seats = seats, board = grid{ 26, 45 }, zones = { field = {} },
  kinds = { man = {} }, regions = regions, verbs = { put = put }, ends = { plies(4) } }
