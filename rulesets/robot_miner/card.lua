-- The rules card for the options in force.
local mountain, programs, scoring = require "mountain", require "programs", require "scoring"
local some, listed = mountain.some, mountain.listed

-- A list without the items that do not apply.
local function all(list)
  local out = {}
  for _, entry in ipairs(list) do if entry then out[#out + 1] = entry end end
  return out
end

local function time(seconds)
  return seconds % 60 == 0 and some(seconds // 60, "minute") or some(seconds, "second")
end

-- What is on the table before the first run.
local function mountains(o)
  local how = (" side by side, each with %d steps. Steps of the same number are at the same height."):format(o.steps)
  if not mountain.each(o) then
    return "The mountain has the staircases " .. listed(o.staircases) .. " in this order, from left to right," .. how
  end
  local orders = {}
  for team = 1, o.teams do orders[team] = mountain.teams[team] .. ": " .. listed(mountain.of(o, team)) end
  return "Each team has a mountain of its own, with these staircases" .. how .. " From left to right they are, for "
    .. table.concat(orders, "; for ") .. "."
end

local function jewels(o)
  local full, bare = mountain.split(o)
  local example = full[1]
  return "Lay a jewel, blank side up, on every step" .. (#bare > 0 and " but those of " .. listed(bare) or "")
    .. (". The number on a jewel is its staircase times its step, counted from the bottom:"
      .. " step 2 of %s has the jewel %d."):format(example, 2 * tonumber(example:sub(1, -2)))
end

local function bonus(o)
  local rule = scoring.bonus(o)
  if not scoring.bonus_matters(o) then return false end
  if not rule.says then return "No jewel is a bonus jewel." end
  return (rule.no_dice and "" or "Roll two dice, once for all teams. ")
    .. ("Every jewel whose number %s is a bonus jewel."):format(rule.says)
end

local function order(o)
  local teams = { table.unpack(mountain.teams, 1, o.teams) }
  local follow = mountain.each(o) and "." or ". Before each run, lay out the jewels again as at the start."
  if o.starts == "first team" then
    return ("The teams make one run each, in the order %s%s"):format(listed(teams), follow)
  end
  return "Each team throws two dice. The team with the highest sum makes the first run; teams that tie for it throw "
    .. "again. Then "
    .. (o.teams == 2 and "the other team makes its run" or "the others make theirs, going round in the order "
    .. listed(teams)) .. follow
end

-- How a robot moves.
local function moves(o)
  local _, bare = mountain.split(o)
  return (programs.wanted(o) and "A route begins on any step with a jewel and goes on"
      or "On its turn a team places its robot on any step with a jewel, and then moves it")
    .. " from step to step. Each move leads to a staircase next to the robot's, on its left or right, and there to the"
    .. " step one higher or one lower; it never leads straight up, down or across."
    .. (#bare > 0 and " Robots may not go onto staircases without jewels." or "")
end

local function fuel(o)
  return "The robot takes every jewel that it comes to, the first one as well: turn it number side up, or cross"
    .. " it out on the printed mountain" .. (programs.wanted(o) and "." or ". Each is fuel for one move.")
end

local function ending(o)
  if programs.wanted(o) then
    return "A route never visits a step twice, and goes on until every step within one move of its last one is part of "
      .. "it" .. (o.may_stop and "; a team that wants to end it earlier names the last step again" or "")
      .. ". The run is over at the end of the route."
  end
  local ways = all{
    "no step within one move still has its jewel",
    o.claimed_steps and "it moves onto a step whose jewel is gone, where it has to stop",
    o.may_stop and "its team says stop, once it has been placed",
  }
  return "A run is over when " .. table.concat(ways, ", or when ") .. "."
end

-- The value of other jewels than bonus jewels, if there is a fine for them.
local function fined(o)
  if o.scoring == "b" then return " its number, less " .. some(o.fine, "point") end
  local points = o.points - o.fine
  return points < 0 and " costs " .. some(-points, "point") or " " .. some(points, "point")
end

local function score(o)
  local function worth(times)
    if o.scoring == "a" then return " " .. some(o.points * times, "point") end
    return times > 1 and " " .. times .. " times its number" or " its number"
  end
  if not scoring.bonus_matters(o) then return "Each jewel counts" .. worth(1) .. " for its robot's team." end
  return "A bonus jewel counts" .. worth(o.multiplier) .. ", any other jewel"
    .. (o.fine > 0 and fined(o) or worth(1)) .. "."
end

return function(o)
  local planned = programs.wanted(o)
  return all{
    "There are " .. o.teams .. " teams: " .. listed{ table.unpack(mountain.teams, 1, o.teams) }
      .. ". Each has a robot and a worksheet.",
    mountains(o),
    jewels(o),
    bonus(o),
    o.planning > 0 and "The teams have " .. time(o.planning) .. " to plan their routes.",
    planned and "Then each team programs the whole route of its robot, step by step and in secret.",
    order(o),
    planned and "On its turn a team places its robot on the first step of its route and moves it along to the end.",
    moves(o),
    fuel(o),
    ending(o),
    score(o),
    programs.may_crash(o) and o.crash > 0 and "A run that ends on a step whose jewel is gone costs its team "
      .. some(o.crash, "point") .. ".",
    "When every team has made its run, the team with the highest score wins. Teams that tie for it share the win.",
  }
end
