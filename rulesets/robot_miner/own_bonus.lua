-- A bonus rule that a class makes itself: multiples, digits and a range of numbers, any or all of them.
local mountain = require "mountain"
local own = {}

local function has_digit(n, digit)
  while n > 0 do
    if n % 10 == digit then return true end
    n = n // 10
  end
  return false
end

-- Each condition: what one number does, what several do, and its test.
local function conditions(o)
  local out = {}
  for _, k in ipairs(o.bonus_multiples) do
    out[#out + 1] = { "is a multiple of " .. k, "are multiples of " .. k, function(n) return n % tonumber(k) == 0 end }
  end
  for _, digit in ipairs(o.bonus_digits) do
    local what = tonumber(digit) == 0 and "a zero" or "the digit " .. digit
    out[#out + 1] = { "has " .. what, "have " .. what,
      function(n) return has_digit(n, tonumber(digit)) end }
  end
  if o.bonus_to > 0 then
    local low, high = math.min(o.bonus_from, o.bonus_to), math.max(o.bonus_from, o.bonus_to)
    local range = (" between %d and %d"):format(low, high)
    out[#out + 1] = { "is" .. range, "are" .. range, function(n) return low <= n and n <= high end }
  end
  return out
end

-- Whether there is any condition; without one no jewel is a bonus jewel.
function own.any(o) return #conditions(o) > 0 end

-- The same as the entries of RULES in scoring.lua; without any condition it has no words for the card.
function own.rule(o)
  local all, list = o.bonus_needs == "all of these", conditions(o)
  local one, several = {}, {}
  for i, condition in ipairs(list) do one[i], several[i] = condition[1], condition[2] end
  local joint = all and " and " or " or "
  local function fits(n)
    for _, condition in ipairs(list) do
      if condition[3](n) ~= all then return not all end
    end
    return all and #list > 0
  end
  if #list == 0 then return { "none", fits, no_dice = true } end
  return { "numbers that " .. mountain.listed(several, joint), fits, says = mountain.listed(one, joint),
    no_dice = true }
end

return own
