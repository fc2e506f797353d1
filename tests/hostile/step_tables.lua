-- show: No options.
local cells, links, names = {}, {}, {}
for i = 1, 1000 do cells[i] = "c" .. i end
for d = 1, 12 do names[d] = "d" .. d local l = {} for i = 1, 999 do l[i] = { "c" .. i, "c" .. (i % 1000 + 1) } end links["d" .. d] = l end
local go = {}
for i = 1, 1000 do local dirs = {} for d = 1, 12 do if i >> (d - 1) & 1 == 1 then dirs[#dirs + 1] = names[d] end end go[i] = step{ "man", dirs = dirs } end
return { name = "T", seats = { "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p" },
  zones = { field = {} }, kinds = { man = {} }, board = graph{ cells = cells, links = links },
  verbs = { go = go }, ends = { plies(2) }, stuck = "pass" }
