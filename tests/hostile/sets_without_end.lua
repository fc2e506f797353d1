-- simulate --games 1: t/rules.lua:3: used more than 64 MB of memory
local K={} local n=0
return { name = "T", seats = { "a" }, board = grid{4,4}, zones = { field = {} }, kinds = { man = {} }, verbs = { put={ pick{everywhere}, effect=function(g) for i=1,2000 do n=n+1 local a=own for j=0,22 do a = (n>>j)&1==1 and near(a) or around(a) end K[#K+1]=a end end } }, ends = { plies(60) }, stuck = "pass" }
