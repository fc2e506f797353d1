-- legal: t/rules.lua:11: verbs.go:
local cells, links = {}, {}
for i = 1, 1000 do cells[i] = "c" .. i end
for d = 1, 20 do local l = {} for i = 1, 1000 do l[i] = { "c" .. i, "c" .. i % 1000 + 1 } end links["d" .. d] = l end
local go = {}
for i = 1, 30 do go[i] = slide{ "man", over = everywhere, onto = everywhere } end
return { name = "T", seats = { "a" }, zones = { field = { holds = "pile" } },
  kinds = { man = { begins_on = everywhere } }, board = graph{ cells = cells, links = links },
  ends = { plies(2) },
  verbs = {
    go = go } }
-- A slow machine stops it for its time, a fast one for its memory.
