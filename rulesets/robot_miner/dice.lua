-- The dice: two that say which jewels are bonus jewels, and one for each team, for the order.
local scoring = require "scoring"

local dice = {}

function dice.roll_bonus(g)
  g.die_1, g.die_2 = g:roll(6), g:roll(6)
  g:tell("all", "dice", g.die_1, g.die_2, scoring.bonus[g.options.bonus][1])
end

-- The best throw of all teams begins; those who share it throw again.
function dice.first_team(g)
  local leaders = {}
  for seat in g:seats() do leaders[#leaders + 1] = seat end
  while #leaders > 1 do
    local best, throwing = 0, leaders
    for _, seat in ipairs(throwing) do
      local die = g:roll(6)
      g:tell("all", "order", seat, die)
      if die > best then best, leaders = die, {} end
      if die == best then leaders[#leaders + 1] = seat end
    end
  end
  return leaders[1]
end

return dice
