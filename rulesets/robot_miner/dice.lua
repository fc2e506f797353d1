-- The two dice: they decide which jewels are bonus jewels, and which team goes first.
local scoring = require "scoring"

local dice = {}

function dice.roll_bonus(g)
  g.die_1, g.die_2 = g:roll(6), g:roll(6)
  g:tell("all", "dice", g.die_1, g.die_2, scoring.bonus[g.options.bonus][1])
end

-- Each team rolls both; the highest sum begins, and teams that tie for it roll again.
function dice.first_team(g)
  local leaders = {}
  for seat in g:seats() do leaders[#leaders + 1] = seat end
  while #leaders > 1 do
    local best, throwing = 0, leaders
    for _, seat in ipairs(throwing) do
      local a, b = g:roll(6), g:roll(6)
      g:tell("all", "order", seat, a, b)
      if a + b > best then best, leaders = a + b, {} end
      if a + b == best then leaders[#leaders + 1] = seat end
    end
  end
  return leaders[1]
end

return dice
