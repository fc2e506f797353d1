-- legal: t/rules.lua:4: ran for too long
local function slow()
  local n = 0
  for i = 1, 4000000 do n = n + i % 3 end
  return 3
end
local verbs = {}
for i = 1, 100 do verbs["v" .. i] = number{ 1, slow } end
return { name = "T", seats = { "a" }, board = grid{ 2, 2 }, zones = { field = {} }, kinds = { man = {} }, verbs = verbs, ends = { plies(3) } }
