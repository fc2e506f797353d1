-- legal: t/rules.lua:3: ... ran for too long
-- Whether a call is stopped in the middle or not begun at all is chance: all is on one line.
local verbs = {} for i = 1, 100 do verbs["v" .. i] = number{ 1, function() local n = 0 for k = 1, 4000000 do n = n + k % 3 end return 3 end } end local game = { name = "T", seats = { "a" }, board = grid{ 2, 2 }, zones = { field = {} }, kinds = { man = {} }, verbs = verbs, ends = { plies(3) } } return game
