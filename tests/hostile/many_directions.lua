-- show: t/rules.lua:6: board.links.d6.1969.2: the texts of this ruleset exceed
local cells, links = {}, {}
for i = 1, 2048 do cells[i] = "c" .. i end
for d = 1, 100 do local l = {} for i = 1, 2048 do local to = (i * d * 7 + d) % 2048 + 1 if to ~= i then l[#l + 1] = { "c" .. i, "c" .. to } end end links["d" .. d] = l end
return { name = "T", seats = { "a" }, zones = { field = {} },
  kinds = { man = {} }, board = graph{ cells = cells, links = links },
  verbs = { go = step{ "man" } } }
