-- print --out FILE: t/rules.lua:5: sheets.
local sheets = {}
for i = 1, 4000 do sheets[i] = { title = "s" .. i, { board = {} }, { text = ("x"):rep(250) } } end
return { name = "T", seats = { "a" }, board = grid{ 45, 45 }, zones = { field = {} },
  kinds = { man = {} }, verbs = { put = place{ "man" } }, sheets = sheets }
