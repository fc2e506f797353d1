-- What a class or its teacher can choose.
local mountain = require "mountain"

local function order(team)
  return { {}, of = mountain.ladder(1, 20), min = 0,
    help = "With one mountain each: staircases that team " .. team .. " has first, from the left" }
end

return {
  teams      = { 2, min = 2, max = 6, help = "How many teams play" },
  size       = { "as set", "12 steps", "10 steps", help = "3x to 12x or 3x to 10x, or as staircases and steps say",
    presets = { ["12 steps"] = { staircases = mountain.ladder(3, 12), steps = 12 },
                ["10 steps"] = { staircases = mountain.ladder(3, 10), steps = 10 } } },
  staircases = { mountain.ladder(3, 12), of = mountain.ladder(1, 20), min = 2, max = 16,
    help = "The times tables, from left to right" },
  bare       = { { "1x", "2x" }, of = mountain.ladder(1, 20), min = 0,
    help = "Staircases without jewels, where they are part of the mountain" },
  steps      = { 12, min = 2, max = 20, help = "Steps of each staircase" },
  mountains  = { "one", "one each", help = "One mountain for all, laid anew for each team, or one for each",
    ignores = { one = { "order_1", "order_2", "order_3", "order_4", "order_5", "order_6" } } },
  scoring    = { "a", "b", help = "A jewel counts points (a) or the number on it (b)", ignores = { b = { "points" } } },
  points     = { 1, min = 0, max = 100, help = "Points for a jewel, if points are scored" },
  multiplier = { 3, min = 1, max = 100, help = "A bonus jewel counts so many times as much" },
  bonus      = { "sum", "either die", "product", "primes", "squares", "even", "odd",
    help = "Which jewels are bonus jewels: multiples of the dice's sum, of either die, of their product, or others" },
  fine       = { 0, min = 0, max = 100, help = "Points lost for each jewel that is no bonus jewel" },
  crash      = { 0, min = 0, max = 1000, help = "Points lost for a run that ends on a step whose jewel is gone" },
  claimed_steps = { true, help = "A robot may move onto a step whose jewel is gone, which ends its run" },
  may_stop   = { false, help = "A team may end its run when it likes" },
  routes     = { "step by step", "in advance", help = "In advance: whole routes are programmed in secret, then run",
    ignores = { ["in advance"] = { "claimed_steps" } } },
  starts     = { "by dice", "first team", help = "Which team goes first: the one that throws most, or red" },
  planning   = { 300, min = 0, max = 3600, help = "Seconds of planning time, for the clock; 0: no clock" },
  order_1 = order(1), order_2 = order(2), order_3 = order(3),
  order_4 = order(4), order_5 = order(5), order_6 = order(6),
}
