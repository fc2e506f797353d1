-- While one team's robot runs, the others may steal jewels from under its nose, on terms agreed before.
local mountain, programs, jumpers = require "mountain", require "programs", require "jumpers"

-- What keeps a run going.
local function ahead(o) return near(own "robot") * (programs.wanted(o) and own "head" or any "jewel") end

-- How many jewels a team may still steal after this move of the robot.
local function left(v, me)
  local o, in_all, now = v.options, 0, 0
  for seat in v:seats() do in_all, now = in_all + v.stolen[seat], now + v.at_once[seat] end
  local function rest(limit, used) return limit == 0 and math.maxinteger or limit - used end
  return math.min(rest(o.in_total, in_all), rest(o.at_a_time, now),
    rest(o.each_in_total, v.stolen[me]), rest(o.each_at_a_time, v.at_once[me]))
end

-- Whose robot is running, and where it is.
local function runner(v)
  for seat in v:seats() do
    local here = v.mountain:find("robot", seat)
    if here then return seat, here end
  end
end

-- Whether the terms allow a jewel to be stolen; if not, why not.
local function allowed(v, cell)
  local o, _, here = v.options, runner(v)
  local column, step, whose = mountain.place(o, v:where(cell))
  local its_column, its_step, its = mountain.place(o, v:where(here))
  local number, same = mountain.jewel(o, v:where(cell)), (column + step - its_column - its_step) % 2 == 0
  local function no(why, ...) return false, why:format(v:name(cell), ...) end
  if left(v, v.seat) <= 0 then return no "the agreed limit is reached" end
  if whose ~= its then return no "%s is on a different mountain" end
  if not o.from_beside and math.abs(column - its_column) == 1 then
    return no "%s is on a staircase next to the robot's"
  end
  if o.parity == "same" and not same then return no "the robot could never get to %s" end
  if o.parity == "other" and same then return no "the robot could get to %s" end
  local lowest, highest = jumpers.range(o)
  if number < lowest or number > highest then
    return no("the number on %s is %d, and %d to %d may be stolen", number, lowest, highest)
  end
  return true
end

-- Says which jewel it is: several have the same number.
local function jewel_is(g, me, what, cell)
  g:tell("all", "stolen", me, what, mountain.jewel(g.options, g:where(cell)), cell)
end

local function steal(g, me, cell)
  g.stolen[me], g.at_once[me], g.since = g.stolen[me] + 1, g.at_once[me] + 1, 0
  if g.options.told then
    jewel_is(g, me, "takes", cell)
    g.mountain:take(cell, "jewel")
  end
  if left(g, me) > 0 then g:offer(me, "steal") end
end

-- The runner gets back what was stolen: all of it, or what is within one move of the robot, its own step included.
local function reclaim(g, me, beside)
  local here = g.mountain:find("robot", me)
  for foe in g:others(me) do
    for cell in g:cells(own "loot", foe) do
      local away = beside and here and g:distance(here, cell)
      if not beside or away and away <= 1 then
        g.loot[foe]:take(cell)
        jewel_is(g, me, "reclaims", cell)
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
  about = "Other teams may steal jewels that a robot has not claimed yet, on terms agreed in advance.",

  options = {
    after     = { 20, min = 0, max = 160, title = "First theft after",
      help = "They may strike once the robot has this many jewels; 0: from its first step on" },
    at_a_time = { 1, min = 0, max = 20, title = "Thefts after a move",
      help = "Jewels that all of them together may steal after one move of the robot; 0: no limit" },
    in_total  = { 1, min = 0, max = 160, title = "Thefts in a run",
      help = "Jewels that all of them together may steal during one run; 0: no limit" },
    each_at_a_time = { 0, min = 0, max = 20, title = "… of each team, after a move",
      help = "Jewels that each team may steal after one move; 0: no limit" },
    each_in_total  = { 0, min = 0, max = 160, title = "… of each team, in a run",
      help = "Jewels that each team may steal during one run; 0: no limit" },
    from_beside = { false, title = "Beside the robot",
      help = "Jewels on the staircases next to the robot's may be stolen, too" },
    parity    = { "any", "same", "other", title = "Which steps",
      help = "Only jewels that the robot could reach (same) or could never reach (other)" },
    lowest    = { 1, min = 1, max = 400, title = "Lowest number", help = "The lowest number that may be stolen" },
    highest   = { 400, min = 1, max = 400, title = "Highest number", help = "The highest number that may be stolen" },
    told      = { true, title = "Thefts are announced",
      help = "Announce which jewel is stolen; if not, the robot finds out when it gets there" },
    reclaim   = { "never", "beside", "later", title = "Reclaiming",
      help = "When its run ends, the robot reclaims jewels on its step or within one move; or all of them later",
      ignores = { never = { "patience" }, beside = { "patience" } } },
    patience  = { 5, min = 1, max = 160, title = "Reclaimed after",
      help = "With reclaim later: jewels to take after the last theft" },
  },

  card = require "jumpers_card",

  zones = function(o) return { loot = { per = "seat", see = o.told and "all" or "owner" } } end,
  kinds = { loot = { zone = "loot" } },
  vars = {
    stolen = { 0, min = 0, per = "seat" },    -- in this run
    at_once = { 0, min = 0, per = "seat", shown = false },  -- after the last move
    since = { 0, min = 0, shown = false },    -- jewels that the robot has taken since the last theft
  },
  events = { stolen = reveals "{1:seat} {2} the jewel {3} at {4:cell}." },
  verbs = function(o) return {
    steal = { place{ "loot", onto = any "jewel" - own "loot" },
      asked = true, secret = not o.told, allow = allowed, effect = steal },
  } end,

  before = {
    ["hooks.collect"] = function(g, me, cell)
      for foe in g:others(me) do
        if g.loot[foe]:at(cell) and g.mountain:has(cell, "jewel") then
          jewel_is(g, me, "misses", cell)
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
      for seat in g:seats() do g.at_once[seat] = 0 end
      g.since = g.since + 1
      if o.reclaim == "later" and g.since >= o.patience then reclaim(g, me, false) end
      if g:size(own "token", me) < o.after or g:size(ahead(o), me) == 0 then return end
      for foe in g:others(me) do
        if left(g, foe) > 0 then g:offer(foe, "steal") end
      end
    end,
    ["hooks.over"] = function(g, me)
      for seat in g:seats() do g.stolen[seat], g.at_once[seat] = 0, 0 end
      g.since = 0
      for foe in g:others(me) do
        for cell in g:cells(own "loot", foe) do g.loot[foe]:take(cell) end
      end
    end,
  },
}
