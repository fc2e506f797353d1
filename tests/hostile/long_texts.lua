-- show: t/rules.lua:6: card.66: the texts of this ruleset exceed 1048576 bytes in total
local t, card = ("x"):rep(16000), {}
for i = 1, 200 do card[i] = t end
return { name = "T", seats = { "a" }, board = grid{ 2, 2 }, zones = { field = {} },
  kinds = { man = {} }, verbs = { put = place{ "man" } },
  card = card }
