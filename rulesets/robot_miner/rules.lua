-- A robot zigzags over a mountain of times tables; each jewel that it takes is fuel for one step more.
local mountain, programs, scoring = require "mountain", require "programs", require "scoring"

local FREE = first_of(own "robot", everywhere) - own "robot"  -- all, until the robot stands somewhere
local ALL = { 1, 2, 3, 4, 5, 6 }

local function points(g, seat)
  local sum = g.crashed[seat] and -g.options.crash or 0
  for cell in g:cells(own "token", seat) do sum = sum + g.hooks.worth(g, cell) end
  return sum
end

local function lay_jewels(g)
  for cell in g:cells(empty "jewel") do g.mountain:put(cell, "jewel") end
end

-- Which of some seats begins: the best throw, and those who share it throw again.
local function first_by_dice(g, seats)
  local best, leaders = 0, {}
  for _, seat in ipairs(seats) do
    local die = g:roll(6)
    g:tell("all", "order", seat, die)
    if die > best then best, leaders = die, {} end
    if die == best then table.insert(leaders, seat) end
  end
  return #leaders == 1 and leaders[1] or first_by_dice(g, leaders)
end

local function arrive(g, me, cell)
  if programs.wanted(g.options) then programs.look_ahead(g, me, cell) end
  g.hooks.collect(g, me, cell)
end

local function order(team)
  return { {}, of = mountain.ladder(1, 20), min = 0,
    help = "With one mountain each: staircases that team " .. team .. " has first, from the left" }
end

return {
  name = "Robot Miner",
  by = "McMartin Mining Company",
  about = "Plan a robot's way over a mountain of times tables, for as many jewels and bonus jewels as can be.",
  seats = function(o) return { table.unpack(mountain.teams, 1, o.teams) } end,

  options = {
    teams      = { 2, min = 2, max = 6, help = "How many teams play" },
    size       = { "as set", "12 steps", "10 steps", help = "3x to 12x or 3x to 10x, or as staircases and steps say",
      presets = { ["12 steps"] = { staircases = mountain.ladder(3, 12), steps = 12 },
                  ["10 steps"] = { staircases = mountain.ladder(3, 10), steps = 10 } } },
    staircases = { mountain.ladder(3, 12), of = mountain.ladder(1, 20), min = 2, max = 16,
      help = "The times tables, from left to right" },
    steps      = { 12, min = 2, max = 20, help = "Steps of each staircase" },
    mountains  = { "one", "one each", help = "One mountain for all, laid anew for each team, or one for each" },
    scoring    = { "a", "b", help = "A jewel counts points (a) or the number on it (b)" },
    points     = { 1, min = 0, max = 100, help = "Points for a jewel, if points are scored" },
    multiplier = { 3, min = 1, max = 100, help = "A bonus jewel counts so many times as much" },
    bonus      = { "sum", "either die", "product", "primes", "squares", "even", "odd",
      help = "Which jewels are bonus jewels: multiples of the dice's sum, of either die, of their product, or others" },
    fine       = { 0, min = 0, max = 100, help = "Points lost for each jewel that is no bonus jewel" },
    crash      = { 0, min = 0, max = 1000, help = "Points lost for a run that ends on a claimed step" },
    claimed_steps = { true, help = "A robot may move onto a claimed step, which ends its run" },
    may_stop   = { false, help = "A team may end its run when it likes" },
    routes     = { "step by step", "in advance", help = "In advance: whole routes are programmed in secret, then run" },
    starts     = { "by dice", "first team", help = "Which team goes first" },
    planning   = { 300, min = 0, max = 3600, help = "Seconds of planning time, for the clock; 0: no clock" },
    order_1 = order(1), order_2 = order(2), order_3 = order(3),
    order_4 = order(4), order_5 = order(5), order_6 = order(6),
  },

  card = require "card",
  board = mountain.board,
  regions = function(o) return { mountain = mountain.region(o) } end,
  zones = function(o) return {
    mountain = { holds = "stack" },  -- jewels, blank side up, and the robot that is on its way
    claimed  = { holds = "stack" },  -- the jewels that teams have taken, number side up
    route    = programs.wanted(o) and { per = "seat", see = "owner", holds = "pile" } or nil,
    ahead    = programs.wanted(o) and { per = "seat", see = "owner" } or nil,
  } end,
  kinds = function(o) return {
    jewel    = { zone = "mountain", owned = false },
    robot    = { zone = "mountain" },
    token    = { zone = "claimed" },
    waypoint = programs.wanted(o) and { zone = "route" } or nil,
    head     = programs.wanted(o) and { zone = "ahead" } or nil,
  } end,
  vars = {
    die_1 = { 1, min = 1, max = 6 }, die_2 = { 1, min = 1, max = 6 },
    first = { type = "seat" },
    halted = { false },                 -- the robot that runs has been stopped
    crashed = { false, per = "seat" },  -- the run has ended on a claimed step
  },

  events = {
    dice  = "The dice show {1} and {2}; bonus jewels are {3}.",
    order = "{1:seat} throws a {2}.",
    takes = "{1:seat} takes the jewel {2}.",
    bonus = "{1:seat} takes the jewel {2}, a bonus jewel.",
    over  = reveals "{1:seat}'s run is over; jewels: {2}, score: {3}.",
  },

  verbs = function(o)
    local goal = programs.wanted(o) and own "head" or any "jewel" * region "mountain"
    return {
      program = programs.wanted(o) and {
        place{ "waypoint", onto = first_of(near(own "head"), region "mountain") - own "waypoint"
          + (o.may_stop and own "head" or nowhere) },
        asked = true, secret = true, effect = programs.add, done = programs.back_to_start } or nil,
      place = { place{ "robot", onto = FREE * goal }, effect = arrive },
      move = { step{ "robot", onto = o.claimed_steps and not programs.wanted(o) and everywhere or goal },
        effect = function(g, me, _, cell) arrive(g, me, cell) end },
      stop = o.may_stop and not programs.wanted(o) and { pass{},
        allow = function(v) return v:size(own "robot") > 0 end,
        effect = function(g) g.halted = true end } or nil,
    }
  end,

  hooks = {
    worth = function(g, cell)  -- of the jewel on a cell
      local jewel = mountain.jewel(g.options, g:where(cell))
      return scoring.worth(jewel, scoring.is_bonus(g, jewel), g.options)
    end,
    collect = function(g, me, cell)  -- the robot has come to a step: it takes the jewel, or has to stop
      if g.mountain:has(cell, "jewel") then
        local jewel = mountain.jewel(g.options, g:where(cell))
        g.mountain:take(cell, "jewel")
        g.claimed:put(cell, "token", me)
        g:tell("all", scoring.is_bonus(g, jewel) and "bonus" or "takes", me, jewel)
      else
        g.crashed[me], g.halted = true, true
      end
    end,
    over = function(g, me)  -- a run has come to its end
      g.mountain:take(g.mountain:find("robot", me), "robot", me)
      g.halted = false
      g:tell("all", "over", me, g:size(own "token", me), points(g, me))
      if not mountain.each(g.options) then lay_jewels(g) end
    end,
  },

  setup = function(g)
    g.die_1, g.die_2 = g:roll(6), g:roll(6)
    g:tell("all", "dice", g.die_1, g.die_2, scoring.bonus[g.options.bonus][1])
    lay_jewels(g)
    g.first = g.options.starts == "by dice" and first_by_dice(g, { table.unpack(ALL, 1, g.options.teams) }) or 1
    if programs.wanted(g.options) then g:all("program", 1) end
    return g.first
  end,

  turn = function(g, me)
    local goal = programs.wanted(g.options) and own "head" or any "jewel"
    if not g.halted and g:size(near(own "robot") * goal, me) > 0 then return me end
    g.hooks.over(g, me)
    local next = g:next(me)
    if next ~= g.first then return next end
    g:win(g:leaders())
  end,
  score = points,
  par = function(o) return {
    collects = "jewels", over = any "jewel",
    from = first_of(near(own "robot"), everywhere),
    stops = o.may_stop or o.claimed_steps and not programs.wanted(o) and "after a move",
    toll = o.may_stop and 0 or o.crash,
    worth = function(g, cell) return g.hooks.worth(g, cell) end,
  } end,
  clock = function(o) return o.planning > 0 and o.planning or nil end,
  sheets = require "sheets",
}
