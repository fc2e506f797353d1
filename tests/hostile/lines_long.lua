-- show: t/rules.lua:8: ends.
local seats, ends, cells, links = {}, {}, {}, {}
for i = 1, 16 do seats[i] = "s" .. i end
for i = 1, 1000 do cells[i] = "c" .. i end
for d = 1, 40 do local l = {} for i = 1, 1000 do l[i] = { "c" .. i, "c" .. i % 1000 + 1 } end links["d" .. d] = l end
for i = 1, 100 do ends[i] = line{ "man", 900 + i } end
return { name = "T", seats = seats, board = graph{ cells = cells, links = links }, zones = { field = {} },
  kinds = { man = {} }, verbs = { put = place{ "man" } }, ends = ends }
