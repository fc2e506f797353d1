-- legal: t/rules.lua:3: zones.field.see: ran for too long
local s=own for i=1,60 do s=group(everywhere,s) end
return { name = "T", seats = {"a","b"}, board = grid{80,80}, zones = { field={ see=s } }, kinds = { man = {} }, verbs = { put = place{ "man" } }, ends = { plies(2) }, stuck = "pass", setup = function(g) g.field:put(1,"man",1) g.field:put(2,"man",2) end }
