-- show: No options.
local put, seats = {}, {}
for i = 1, 16 do seats[i] = "s" .. i end
for i = 1, 900 do
  local set = region "r"
  for j = 1, 15 do set = near(set, { "n", "e", "s" }) + around(own, "all") - near(enemy, { "w" }) end
  put[i] = place{ "man", onto = set }
end
return { name = "T", seats = seats, board = grid{ 45, 45 }, zones = { field = {} },
  kinds = { man = {} }, regions = { r = { "A1" } }, verbs = { put = put } }
