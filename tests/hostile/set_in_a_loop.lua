-- legal: t/rules.lua:6: ran for too long
return { name = "T", seats = { "a" }, board = grid{ 45, 45 }, zones = { field = {} },
  kinds = { man = {} }, ends = { plies(3) },
  regions = { r = { "A1" } },
  verbs = { put = { place{ "man" }, allow = function(v)
    for i = 1, 1000000 do v:size(group(everywhere - own, region "r")) end return true end } } }
