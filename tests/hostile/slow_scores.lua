-- legal: t/rules.lua:2: ran for too long
local function burn(n) for i = 1, n do local s = ("x"):rep(1000000) end end
--
return { name = "T", seats = { "s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "s12", "s13", "s14", "s15" }, board = grid{ 2, 2 }, zones = { field = {} }, kinds = { man = {} }, verbs = { put = place{ "man" } }, ends = { plies(9) }, stuck = "pass", score = function(g,s) burn(8000) return 1 end }
