-- legal: verbs.put
local cells, links, regions = {}, {}, {}
for i = 1, 2000 do cells[i] = "c" .. i end
for i = 1, 1999 do links[i] = { "c" .. i, "c" .. i + 1 } end
local put = {}
for p = 1, 80 do
  regions["r" .. p] = { "c" .. p }
  local set = group(everywhere, region("r" .. p))
  for i = 1, 150 do set = group(set, region("r" .. p)) end
  put[p] = place{ "man", onto = set }
end
return { name = "T", seats = { "a" }, board = graph{ cells = cells, links = { on = links } }, zones = { field = {} },
  kinds = { man = {} }, regions = regions, ends = { plies(5) },
  verbs = {
    put = put } }
