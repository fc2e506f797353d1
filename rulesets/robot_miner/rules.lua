-- A robot zigzags over a mountain of times tables; each jewel that it takes is fuel for one step more.
local mountain, scoring = require "mountain", require "scoring"
local dice, programs = require "dice", require "programs"

local FREE = first_of(own "robot", everywhere) - own "robot"  -- everywhere, until the robot is on the board
local TAKEN, BARE = own "token", region("mountain", "any") - any "jewel"
local AHEAD, HEAD = near(own "robot") * any "jewel", near(own "robot") * own "head"

local function points(g, seat)
  local sum = g.crashed[seat] and -g.options.crash or 0
  for cell in g:cells(TAKEN, seat) do sum = sum + g.hooks.worth(g, cell) end
  return sum
end

local function arrive(g, me, cell)
  if programs.wanted(g.options) then programs.look_ahead(g, me, cell) end
  g.hooks.collect(g, me, cell)
end

return {
  name = "Robot Miner",
  by = "McMartin Mining Company",
  about = "Plan a robot's way over a mountain of times tables, to take as many jewels and bonus jewels as possible.",
  seats = function(o) return { table.unpack(mountain.teams, 1, o.teams) } end,

  options = require "options",
  card = require "card",
  board = mountain.board,
  regions = function(o) return { mountain = mountain.region(o) } end,
  zones = function(o) return {
    mountain = { holds = "stack" },  -- jewels, blank side up, and the running robot
    claimed  = { holds = "stack" },  -- the jewels that teams have taken, number side up
    route    = programs.wanted(o) and { per = "seat", see = "owner", holds = "pile" } or nil,
    ahead    = programs.wanted(o) and { per = "seat", see = "owner" } or nil,
  } end,
  kinds = function(o) return {
    jewel    = { zone = "mountain", owned = false, begins_on = region("mountain", "any") },
    robot    = { zone = "mountain" },
    token    = { zone = "claimed", look = "jewel" },
    waypoint = programs.wanted(o) and { zone = "route", look = "flag" } or nil,
    head     = programs.wanted(o) and { zone = "ahead", look = "arrow" } or nil,
  } end,
  vars = {
    die_1 = { 1, min = 1, max = 6, shown = false }, die_2 = { 1, min = 1, max = 6, shown = false },
    first = { type = "seat", shown = false },
    halted = { false, shown = false },                 -- the running robot has been stopped
    crashed = { false, per = "seat", shown = false },  -- the run has ended on a step without a jewel
  },

  events = {
    dice  = "The dice show {1} and {2}; bonus jewels are {3}.",
    order = "{1:seat} throws {2} and {3}.",
    takes = reveals "{1:seat} takes the jewel {2}.",
    bonus = reveals "{1:seat} takes the jewel {2}, a bonus jewel.",
    stops = reveals "{1:seat} comes to a step without a jewel, which ends the run.",
    over  = reveals "{1:seat}'s run is over; jewels: {2}, score: {3}.",
  },

  verbs = function(o)
    local goal = programs.wanted(o) and own "head" or any "jewel" * region "mountain"
    return {
      program = programs.wanted(o) and programs.verb(o) or nil,
      place = { place{ "robot", onto = FREE * goal }, effect = arrive, task = "place your robot on a step" },
      move = { step{ "robot", onto = programs.may_crash(o) and everywhere or goal },
        warns = function(v, _, cell)
          if not v.mountain:has(cell, "jewel") then return "There is no jewel on this step: the run ends here." end
        end,
        effect = function(g, me, _, cell) arrive(g, me, cell) end },
      stop = o.may_stop and not programs.wanted(o) and { pass{},
        allow = function(v) return v:size(own "robot") > 0 end,
        effect = function(g) g.halted = true end } or nil,
    }
  end,

  hooks = {
    worth = function(g, cell)  -- the value of the jewel on a cell
      local jewel = mountain.jewel(g.options, g:where(cell))
      return scoring.worth(jewel, scoring.is_bonus(g, jewel), g.options)
    end,
    collect = function(g, me, cell)  -- the robot has reached a step: it takes the jewel, or must stop
      if g.mountain:has(cell, "jewel") then
        local jewel = mountain.jewel(g.options, g:where(cell))
        g.mountain:take(cell, "jewel")
        g.claimed:put(cell, "token", me)
        g:tell("all", scoring.is_bonus(g, jewel) and "bonus" or "takes", me, jewel)
      else
        g.crashed[me], g.halted = true, true
        g:tell("all", "stops", me)
      end
    end,
    over = function(g, me)  -- a run has ended
      g.mountain:take(g.mountain:find("robot", me), "robot", me)
      g.halted = false
      g:tell("all", "over", me, g:size(TAKEN, me), points(g, me))
      if mountain.each(g.options) then return end
      for cell in g:cells(BARE) do g.mountain:put(cell, "jewel") end
    end,
  },

  setup = function(g)
    dice.roll_bonus(g)
    g.first = g.options.starts == "by dice" and dice.first_team(g) or 1
    if programs.wanted(g.options) then g:all("program", 1) end
    return g.first
  end,

  turn = function(g, me)
    local goal = programs.wanted(g.options) and HEAD or AHEAD
    if not g.halted and g:size(goal, me) > 0 then return me end
    g.hooks.over(g, me)
    local follower = g:next(me)
    if follower ~= g.first then return follower end
    g:win(g:leaders())
  end,
  score = points,
  par = function(o) return {
    collects = "jewels", over = any "jewel",
    from = first_of(near(own "robot"), everywhere),
    stops = o.may_stop or programs.may_crash(o) and "after a move",
    toll = o.may_stop and 0 or o.crash,  -- a run that stops must end on a claimed step
    worth = function(g, cell) return g.hooks.worth(g, cell) end,
    usual = function(g, cell)  -- the same jewel, were it no bonus jewel
      return scoring.worth(mountain.jewel(g.options, g:where(cell)), false, g.options)
    end,
  } end,
  reminders = scoring.reminders,
  clock = function(o) return o.planning > 0 and o.planning or nil end,
  sheets = require "sheets",
}
