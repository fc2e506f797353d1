-- The rules card of the variant claim_jumpers, for the options in force.
local mountain, programs, jumpers = require "mountain", require "programs", require "jumpers"
local some = mountain.some

-- "at most 2 jewels after one move and 3 jewels in one run", for limits where 0 means none; nil if there are none.
local function limits(now, run)
  local move = now > 0 and (run == 0 or now < run) and some(now, "jewel") .. " after one move of the robot"
  local whole = run > 0 and some(run, "jewel") .. " in one run"
  local both = move and whole and move .. " and " .. whole or move or whole
  return both and "at most " .. both .. "."
end

-- The limit that is reached first.
local function lower(a, b) return (a == 0 or b == 0) and math.max(a, b) or math.min(a, b) end

local function how_many(o)
  if o.teams == 2 then
    local it = limits(lower(o.at_a_time, o.each_at_a_time), lower(o.in_total, o.each_in_total))
    return it and "It may steal " .. it or "It may steal as many jewels as it likes."
  end
  local all, each = limits(o.at_a_time, o.in_total), limits(o.each_at_a_time, o.each_in_total)
  if not all and not each then return "They may steal as many jewels as they like." end
  return (all and "Together they may steal " .. all or "") .. (all and each and " " or "")
    .. (each and "Each of them may steal " .. each or "")
end

local function who(o)
  local one = o.teams == 2
  local since = o.after > 1 and "Once the robot has taken " .. some(o.after, "jewel") or "From the first step on"
  return "While a team makes its run, "
    .. (one and "the other team is a claim jumper: it" or "the other teams are claim jumpers: they")
    .. " may steal jewels that the robot has not taken. " .. since
    .. ", each time the robot has come to a step and can go on, "
    .. (one and "the claim jumper steals or declines." or "each of them steals or declines, in the order "
      .. mountain.listed{ table.unpack(mountain.teams, 1, o.teams) } .. ".")
end

local PARITY = {
  same = "A jewel may only be stolen where the robot could get to. Count the staircases and the steps from the robot"
    .. " to that jewel: both numbers have to be even, or both odd.",
  other = "A jewel may only be stolen where the robot can never get to. Count the staircases and the steps from the"
    .. " robot to that jewel: one number has to be even, the other odd.",
}

-- The numbers, unless all are included.
local function numbers(o)
  local lowest, highest = jumpers.range(o)
  if lowest <= 1 and highest >= mountain.highest(o) then return nil end
  return lowest == highest and ("Only jewels with the number %d may be stolen."):format(lowest)
    or ("Only jewels with numbers from %d to %d may be stolen."):format(lowest, highest)
end

local function told(o)
  if o.told then
    return "A stolen jewel is taken off the mountain for all to see, and its step counts as one whose jewel is gone."
      .. (programs.wanted(o) and " A robot whose route leads there still moves there, and has to stop." or "")
  end
  return "Say only that you steal; write down in secret which jewel. It stays on its step until the robot comes there:"
    .. " then take it away; the robot has to stop there, and the run is over."
    .. (o.teams > 2 and " Several teams can steal the same jewel." or "")
end

local RECLAIM = {
  never = "A stolen jewel counts for no team.",
  beside = "When a run ends, its team takes back each stolen jewel on the robot's own step or within one move of it."
    .. " All other stolen jewels count for no team.",
}

local function reclaim(o)
  return RECLAIM[o.reclaim] or "As soon as the robot has taken " .. some(o.patience, "jewel")
    .. " since the last theft, its team takes back all jewels stolen in this run. Otherwise they count for no team."
end

return function(o)
  local only_here = o.crash > 0 and not programs.may_crash(o) and jumpers.may_crash(o)
  local out = {
    who(o),
    how_many(o),
    (o.from_beside and "Jewels may be stolen from any staircase"
      or "No jewel may be stolen from a staircase next to the robot's")
      .. (mountain.each(o) and ", and only from the mountain on which the robot is." or "."),
    PARITY[o.parity] or false,
    numbers(o) or false,
    told(o),
    only_here and "A run that ends on a step whose jewel is gone costs its team " .. some(o.crash, "point") .. ".",
    reclaim(o),
  }
  local card = {}
  for _, sentence in ipairs(out) do if sentence then card[#card + 1] = sentence end end
  return card
end
