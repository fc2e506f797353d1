-- The two dice: they decide which jewels are bonus jewels, and which team goes first.
local scoring, dice = require "scoring", {}

function dice.roll_bonus(g)
  g.die_1, g.die_2 = g:roll(6, "all"), g:roll(6, "all")
  g:tell("all", "dice", g.die_1, g.die_2, scoring.bonus(g.options)[1])
end

-- Each team rolls both; the highest sum begins, and teams that tie for it roll again.
function dice.first_team(g)
  local throwing, first = -1, nil  -- a bit for each team
  while throwing & throwing - 1 ~= 0 do
    local best, leaders = 0, 0
    for seat in g:seats() do
      if throwing >> seat & 1 == 1 then
        local a, b = g:roll(6, "all"), g:roll(6, "all")
        g:tell("all", "order", seat, a, b)
        if a + b > best then best, leaders, first = a + b, 0, seat end
        if a + b == best then leaders = leaders | 1 << seat end
      end
    end
    throwing = leaders
  end
  return first
end

return dice
