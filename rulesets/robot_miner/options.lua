-- What a class or its teacher can choose.
local mountain = require "mountain"

local function order(team)
  return { {}, of = mountain.ladder(1, 20), min = 0, group = "Mountain", title = "Staircase order, team " .. team,
    help = "With one mountain each: its first staircases, from the left" }
end

local OWN = { "bonus_multiples", "bonus_digits", "bonus_from", "bonus_to", "bonus_needs" }

local function numbers(first, last)
  local out = {}
  for k = first, last do out[#out + 1] = tostring(k) end
  return out
end

return {
  teams      = { 2, min = 2, max = 6, group = "Teams", title = "Number of teams",
    help = "Each has a robot and a colour of its own" },
  starts     = { "by dice", "first team", group = "Teams", title = "First team",
    help = "Which team goes first: the one with the highest throw, or red" },
  planning   = { 300, min = 0, max = 3600, group = "Teams", title = "Planning time", help = "In seconds; 0: no clock" },
  size       = { "as set", "12 steps", "10 steps", group = "Mountain",
    help = "3x to 12x or 3x to 10x; as set: use staircases and steps",
    presets = { ["12 steps"] = { staircases = mountain.ladder(3, 12), steps = 12 },
                ["10 steps"] = { staircases = mountain.ladder(3, 10), steps = 10 } } },
  staircases = { mountain.ladder(3, 12), of = mountain.ladder(1, 20), min = 2, max = 16, group = "Mountain",
    help = "The times tables, from left to right" },
  bare       = { { "1x", "2x" }, of = mountain.ladder(1, 20), min = 0, group = "Mountain",
    title = "Without jewels", help = "Staircases without jewels, if they are part of the mountain" },
  steps      = { 12, min = 2, max = 20, group = "Mountain", help = "Steps in each staircase" },
  mountains  = { "one", "one each", group = "Mountain", title = "Number of mountains",
    help = "One mountain for all teams, refilled for each run, or one for each team",
    ignores = { one = { "order_1", "order_2", "order_3", "order_4", "order_5", "order_6" } } },
  order_1 = order(1), order_2 = order(2), order_3 = order(3),
  order_4 = order(4), order_5 = order(5), order_6 = order(6),
  bonus      = { "sum", "either die", "product", "primes", "squares", "even", "odd", "own rule",
    group = "Bonus jewels", title = "Bonus jewels",
    help = "Which jewels are bonus jewels: multiples of the dice's sum, of either die, of their product, or others",
    ignores = { sum = OWN, ["either die"] = OWN, product = OWN, primes = OWN, squares = OWN, even = OWN, odd = OWN } },
  bonus_multiples = { {}, of = numbers(2, 20), min = 0, group = "Bonus jewels", title = "Multiples of",
    help = "Own rule: multiples of these numbers" },
  bonus_digits = { {}, of = numbers(0, 9), min = 0, group = "Bonus jewels", title = "With the digits",
    help = "Own rule: numbers with these digits" },
  bonus_from = { 0, min = 0, max = 400, group = "Bonus jewels", title = "Numbers from",
    help = "Own rule: numbers between this one …" },
  bonus_to   = { 0, min = 0, max = 400, group = "Bonus jewels", title = "Numbers up to",
    help = "… and this one, inclusive; 0 for no limits" },
  bonus_needs = { "any of these", "all of these", group = "Bonus jewels", title = "A bonus jewel meets",
    help = "Own rule: how many of these a bonus jewel must meet" },
  scoring    = { "a", "b", group = "Points", title = "Worth of a jewel",
    help = "Each jewel is worth fixed points (a) or the number on it (b)", ignores = { b = { "points" } } },
  points     = { 1, min = 0, max = 100, group = "Points", title = "Points for a jewel", help = "With scoring a" },
  multiplier = { 3, min = 1, max = 100, group = "Points", title = "A bonus jewel counts",
    help = "So many times as much as another jewel" },
  fine       = { 0, min = 0, max = 100, group = "Points", title = "Fine for other jewels",
    help = "Points lost for each jewel that is not a bonus jewel" },
  crash      = { 0, min = 0, max = 1000, group = "Points", title = "Fine for a crash",
    help = "Points lost for a run that ends on a step whose jewel is gone" },
  routes     = { "step by step", "in advance", group = "Runs",
    help = "In advance: teams program whole routes in secret, then run them",
    ignores = { ["in advance"] = { "claimed_steps" } } },
  claimed_steps = { true, group = "Runs", title = "Moves onto taken steps",
    help = "A robot may move onto a step whose jewel is gone, which ends its run" },
  may_stop   = { false, group = "Runs", title = "Stopping early", help = "A team may end its run at any time" },
}
