-- show: t/rules.lua:3: 
local t = {}
for i = 1, 100000000 do t[i] = i .. "x" end
return {}
