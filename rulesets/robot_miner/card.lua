-- The rules card, in plain words for the options in force.
local mountain, programs, scoring = require "mountain", require "programs", require "scoring"
local some = mountain.some

local function time(seconds)
  return seconds % 60 == 0 and some(seconds // 60, "minute") or some(seconds, "second")
end

-- A list without what does not apply.
local function all(list)
  local out = {}
  for _, entry in ipairs(list) do if entry then out[#out + 1] = entry end end
  return out
end

-- How the mountains differ, for the card.
local function orders(o)
  local out = {}
  for team = 1, mountain.each(o) and o.teams or 0 do
    out[team] = "on " .. mountain.teams[team] .. "'s " .. table.concat(mountain.of(o, team), ", ")
  end
  return #out > 0 and "From left to right they stand so: " .. table.concat(out, "; ") .. "."
end

return function(o)
  local planned = programs.wanted(o)
  local a = o.scoring == "a"
  return all{
    "There is a jewel on each of the " .. o.steps .. " steps of the staircases " .. table.concat(o.staircases, ", ")
      .. (mountain.each(o) and ", on a mountain for each team." or "."),
    orders(o),
    "The number on a jewel is its staircase times its step, counted from below.",
    (scoring.bonus[o.bonus].by_dice and "Two dice are rolled once for all: jewels" or "Jewels")
      .. " that are " .. scoring.bonus[o.bonus][1] .. " are bonus jewels.",
    o.planning > 0 and "Teams have " .. time(o.planning) .. " to plan their routes.",
    planned and "Then each team programs its robot's whole route, in secret"
      .. (o.may_stop and "; to end it, the last step is named again." or "."),
    o.teams .. " teams go one after the other" .. (o.starts == "by dice" and ", the best throw first" or "")
      .. (mountain.each(o) and "." or "; the jewels are laid anew for each."),
    (planned and "A route begins on any step, and leads" or "On your turn place your robot on any step, and move it")
      .. " from step to step: one staircase to the left or right, and one step up or down.",
    "The robot takes each jewel that it comes to, which is fuel for one more step.",
    planned and "The robot follows its route; its run is over at the end of it, or where a jewel is gone."
      or "The run is over when it can reach no jewel" .. (o.claimed_steps and o.may_stop and ", " or "")
      .. (o.claimed_steps and (o.may_stop and "when" or " or when") .. " it moves onto a claimed step" or "")
      .. (o.may_stop and (o.claimed_steps and "," or "") .. " or when the team wants to stop." or "."),
    "A bonus jewel counts "
      .. (a and some(o.multiplier * o.points, "point") or o.multiplier > 1 and o.multiplier .. " times its number"
        or "its number")
      .. ", any other jewel " .. (a and some(o.points, "point") or "its number")
      .. (o.fine > 0 and ", less a fine of " .. o.fine .. "." or "."),
    o.crash > 0 and "A run that ends on a claimed step costs " .. some(o.crash, "point") .. ".",
    "The team with the highest score wins; teams that share it share the win.",
  }
end
