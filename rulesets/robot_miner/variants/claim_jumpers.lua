-- While one team's robot runs, the others may steal jewels from under its nose, on terms agreed before.
local mountain, programs = require "mountain", require "programs"
local some = mountain.some

-- What keeps a run going.
local function ahead(o) return near(own "robot") * (programs.wanted(o) and own "head" or any "jewel") end

-- The numbers that may be stolen.
local function range(o) return math.min(o.lowest, o.highest), math.max(o.lowest, o.highest) end

-- Whose robot is on its way, and where.
local function runner(v)
  for seat in v:seats() do
    local here = v.mountain:find("robot", seat)
    if here then return seat, here end
  end
end

-- Whether the terms allow a jewel to be stolen; if not, why.
local function allowed(v, cell)
  local o, _, here = v.options, runner(v)
  local column, step, whose = mountain.place(o, v:where(cell))
  local its_column, its_step, its = mountain.place(o, v:where(here))
  local number, same = mountain.jewel(o, v:where(cell)), (column + step - its_column - its_step) % 2 == 0
  local function no(why, ...) return false, why:format(v:name(cell), ...) end
  if v.stolen >= o.in_total or v.at_once >= o.at_a_time then return no "no more than agreed can be stolen" end
  if whose ~= its then return no "%s is on another mountain than the robot" end
  if not o.from_beside and math.abs(column - its_column) == 1 then
    return no "%s is on a staircase next to the robot's"
  end
  if o.parity == "same" and not same then return no "the robot could never get to %s" end
  if o.parity == "other" and same then return no "the robot could get to %s" end
  local lowest, highest = range(o)
  if number < lowest or number > highest then
    return no("the number on %s is %d, and %d to %d may be stolen", number, lowest, highest)
  end
  return true
end

local function steal(g, me, cell)
  g.stolen, g.at_once, g.since = g.stolen + 1, g.at_once + 1, 0
  if g.options.told then
    g:tell("all", "stolen", me, "steals", cell)
    g.mountain:take(cell, "jewel")
  end
  if g.stolen < g.options.in_total and g.at_once < g.options.at_a_time then g:offer(me, "steal") end
end

-- The runner gets back what was stolen: all of it, or what lies beside the robot.
local function reclaim(g, me, beside)
  local here = g.mountain:find("robot", me)
  for foe in g:others(me) do
    for cell in g:cells(own "loot", foe) do
      if not beside or here and g:distance(here, cell) == 1 then
        g.loot[foe]:take(cell)
        g:tell("all", "stolen", me, "reclaims", cell)
        if g.mountain:has(cell, "jewel") then g.mountain:take(cell, "jewel") end
        if not g.claimed:has(cell, "token", me) then g.claimed:put(cell, "token", me) end
      end
    end
  end
end

return {
  extends = "robot_miner",
  name = "Claim Jumpers",
  by = "McMartin Mining Company",
  about = "Other teams may steal jewels that a robot has not claimed yet, on terms agreed before.",

  options = {
    after     = { 20, min = 1, max = 160, help = "They may strike once the robot has so many jewels" },
    at_a_time = { 1, min = 1, max = 20, help = "Jewels that may be stolen behind one move of the robot" },
    in_total  = { 1, min = 1, max = 160, help = "Jewels that may be stolen during one run" },
    from_beside = { false, help = "Jewels on the staircases next to the robot's may be stolen, too" },
    parity    = { "any", "same", "other", help = "Only jewels where the robot could get to (same) or never (other)" },
    lowest    = { 1, min = 1, max = 400, help = "The smallest number that may be stolen" },
    highest   = { 400, min = 1, max = 400, help = "The greatest number that may be stolen" },
    told      = { true, help = "All are told which jewel is stolen; else the robot finds out when it gets there" },
    reclaim   = { "never", "beside", "later",
      help = "The robot reclaims what lies within a move when its run ends, or all of it later",
      ignores = { never = { "patience" }, beside = { "patience" } } },
    patience  = { 5, min = 1, max = 160, help = "With reclaim later: jewels that it has to take since the last theft" },
  },

  card = function(o) return {
    "Once the robot has " .. some(o.after, "jewel") .. ", other teams may steal "
      .. some(math.min(o.at_a_time, o.in_total), "jewel")
      .. " behind each of its moves, " .. o.in_total .. " in all during a run.",
    o.from_beside and "They may steal from any staircase."
      or "They may not steal from a staircase next to the robot's.",
    o.parity == "same" and "They may steal only where the robot could get to."
      or o.parity == "other" and "They may steal only where the robot can never get to."
      or "They may steal where the robot could get to, and where it never can.",
    ("Jewels with numbers from %d to %d may be stolen."):format(range(o)),
    o.told and "A stolen jewel is gone at once, and its step counts as claimed."
      or "Which jewel was stolen shows when the robot comes to its step, where it has to stop.",
    o.reclaim == "beside" and "A robot that ends its run within a move of a stolen jewel reclaims it."
      or o.reclaim == "later" and "When the robot has taken " .. some(o.patience, "jewel")
        .. " since the last theft, it reclaims all that was stolen." or "What is stolen is lost.",
    "Stolen jewels count for nobody.",
  } end,

  zones = function(o) return { loot = { per = "seat", see = o.told and "all" or "owner" } } end,
  kinds = { loot = { zone = "loot" } },
  vars = {
    stolen = { 0, min = 0 },   -- in this run
    at_once = { 0, min = 0 },  -- behind the last move
    since = { 0, min = 0 },    -- jewels that the robot has taken since the last theft
  },
  events = { stolen = reveals "{1:seat} {2} the jewel of {3:cell}." },
  verbs = function(o) return {
    steal = { place{ "loot", onto = any "jewel" - own "loot" },
      asked = true, secret = not o.told, allow = allowed, effect = steal },
  } end,

  before = {
    ["hooks.collect"] = function(g, me, cell)
      for foe in g:others(me) do
        if g.loot[foe]:at(cell) and g.mountain:has(cell, "jewel") then
          g:tell("all", "stolen", me, "misses", cell)
          g.mountain:take(cell, "jewel")
        end
      end
    end,
    ["hooks.over"] = function(g, me)
      if g.options.reclaim == "beside" then reclaim(g, me, true) end
    end,
  },
  after = {
    ["hooks.collect"] = function(g, me)
      local o = g.options
      if g.crashed[me] then return end
      g.at_once, g.since = 0, g.since + 1
      if o.reclaim == "later" and g.since >= o.patience then reclaim(g, me, false) end
      if g.stolen < o.in_total and g:size(own "token", me) >= o.after and g:size(ahead(o), me) > 0 then
        for foe in g:others(me) do g:offer(foe, "steal") end
      end
    end,
    ["hooks.over"] = function(g, me)
      g.stolen, g.at_once, g.since = 0, 0, 0
      for foe in g:others(me) do
        for cell in g:cells(own "loot", foe) do g.loot[foe]:take(cell) end
      end
    end,
  },
}
