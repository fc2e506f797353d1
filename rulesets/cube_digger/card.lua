-- The rules card, in plain words for the options in force.
local function some(n, one) return n == 1 and "one " .. one or n .. " " .. one .. "s" end

local function supplies(o)
  if o.supplies == "as set" then return some(o.treasures, "treasure") .. " and " .. some(o.bombs, "bomb") end
  return "a treasure for 25 and a bomb for 5 squares of their share of the field, rounded up"
end

return function(o) return {
  o.homes == "far apart" and "Homes lie as far apart as can be."
    or "Homes lie in the middles of the lowest and the highest level.",
  "Each player hides " .. supplies(o) .. ", in secret.",
  "A treasure lies on the level of its owner's home, not on it or beside it.",
  "A bomb lies anywhere but on or beside a home, a treasure of its owner or another such bomb.",
  "On your turn step to a square beside you, ask if a bomb lies in it (scan), or remove all bombs from it (defuse).",
  "You cannot step on another pawn or a bomb of yours" .. (o.homes_off_limits and ", or on another's home." or "."),
  "A bomb sends you home; if you carried a treasure, its owner hides it again"
    .. (o.rehide_apart and ", away from bombs as well." or "."),
  "If you defuse where there is no bomb, the next player has "
    .. (o.cumulative and "one more turn in a row, each time." or "two turns in a row."),
  "Step on another's treasure to pick it up; bring it to your home and you win.",
  "The game is drawn after " .. some(o.plies, "action") .. ".",
  o.starts == "by lot" and "Lots are drawn for the first turn." or nil,
} end
