-- play --seat all=random: Failed: 2 actions were played
local E=("{1}"):rep(5000) local A=("x"):rep(15)
return { name = "T", seats = { "a" }, board = grid{ 2, 2 }, zones = { field = {} }, kinds = { man = {} }, verbs = { put = { place{ "man" }, effect=function(g,me) for i=1,1000 do g:tell("all","e",A) end end } }, ends = { plies(2) }, stuck = "pass", events = { e = E } }
