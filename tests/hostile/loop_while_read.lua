-- show: t/rules.lua:3: ran for too long
local n = 0
while true do n = n + 1 end
