-- play --seat all=random: t/rules.lua:7: tell: expected texts of at most 16384 bytes in all events of one call
return { name = "T", seats = { "a" }, board = grid{ 2, 2 }, zones = { field = {} },
  kinds = { man = {} }, ends = { plies(3) },
  events = { e = "{1}" },
  verbs = { act = { pass{}, effect = function(g)
    local t = ("x"):rep(16000)
    for i = 1, 100000 do g:tell("all", "e", t) end end } } }
