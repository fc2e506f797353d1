-- What jewels are worth.
local own = require "own_bonus"
local scoring = {}

---------------------------------------------------------------------------------------------------
-- FOR TEACHERS: what a jewel is worth. `jewel` is the number on it, `bonus` is true if it is a
-- bonus jewel, `o.points` and so on are the chosen options. Change the returned value, and save.
-- It must be a whole number: to halve something, write jewel // 2. What is printed for the class still
-- follows the options.
function scoring.score(jewel, bonus, o)
  local worth = o.scoring == "a" and o.points or jewel
  return bonus and worth * o.multiplier or worth - o.fine
end
---------------------------------------------------------------------------------------------------

-- The same, checked to be a whole number.
function scoring.worth(jewel, bonus, o)
  local points = scoring.score(jewel, bonus, o)
  local whole = math.type(points) and math.tointeger(points)
  if not whole then
    error("score in scoring.lua has to return a whole number, got " .. tostring(points) .. " for the jewel " .. jewel)
  end
  return whole
end

-- What makes a bonus jewel: in words, told with the dice; as a test of its number and the dice; for the card; and,
-- for the reminder, `called`, where the dice make it shorter. Entries that do not need the dice say so.
local RULES = {
  ["sum"] = { "multiples of their sum", function(n, a, b) return n % (a + b) == 0 end,
    called = function(a, b) return "multiples of " .. a + b end, says = "is a multiple of the sum of the dice" },
  ["either die"] = { "multiples of either die", function(n, a, b) return n % a == 0 or n % b == 0 end,
    called = function(a, b) return "multiples of " .. a .. (a == b and "" or " or " .. b) end,
    says = "is a multiple of either die" },
  ["product"] = { "multiples of their product", function(n, a, b) return n % (a * b) == 0 end,
    called = function(a, b) return "multiples of " .. a * b end, says = "is a multiple of the product of the dice" },
  ["squares"] = { "square numbers", function(n) return math.floor(n ^ 0.5 + 0.5) ^ 2 == n end,
    says = "is a square number", no_dice = true },
  ["even"] = { "even numbers", function(n) return n % 2 == 0 end, says = "is even", no_dice = true },
  ["odd"] = { "odd numbers", function(n) return n % 2 == 1 end, says = "is odd", no_dice = true },
  ["primes"] = { "prime numbers", function(n)
    for k = 2, n - 1 do if n % k == 0 then return false end end
    return n > 1
  end, says = "is a prime number", no_dice = true },
}

-- The one in force.
function scoring.bonus(o) return RULES[o.bonus] or own.rule(o) end

-- Whether a bonus jewel is worth more or less than other jewels.
function scoring.bonus_matters(o)
  if o.bonus == "own rule" and not own.any(o) then return o.fine > 0 end
  return o.fine > 0 or o.multiplier > 1 and (o.scoring == "b" or o.points > 0)
end

-- Whether a jewel is a bonus jewel under the dice that were rolled.
function scoring.is_bonus(g, jewel)
  return scoring.bonus(g.options)[2](jewel, g.die_1, g.die_2)
end

-- What everybody is to have in sight: the dice, where they matter, and the bonus jewels.
function scoring.reminders(g)
  local o, rule, out = g.options, scoring.bonus(g.options), {}
  if not scoring.bonus_matters(o) then return out end
  if not rule.no_dice then out[1] = ("Dice: %d and %d."):format(g.die_1, g.die_2) end
  local times = ({ "", " count twice", " count three times" })[o.multiplier] or
    (" count %d times"):format(o.multiplier)
  local which = rule.called and rule.called(g.die_1, g.die_2) or rule[1]
  out[#out + 1] = ("Bonus: %s%s."):format(which, rule[1] == "none" and "" or times)
  return out
end

return scoring
