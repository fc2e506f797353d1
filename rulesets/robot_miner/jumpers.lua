-- Claim jumpers: what their rules, their card and the paper forms have in common.
local programs = require "programs"

local jumpers = {}

-- The options in force; without those of a variant that is switched off.
function jumpers.terms(o)
  local terms = {}
  for name, value in pairs(o) do terms[name] = value end
  return terms
end

-- The numbers that may be stolen, from one to another.
function jumpers.range(o) return math.min(o.lowest, o.highest), math.max(o.lowest, o.highest) end

-- Whether a theft can lead a robot to a step whose jewel is gone, though it cannot choose to go there.
function jumpers.may_crash(o)
  local terms = jumpers.terms(o)
  return terms.after ~= nil and (programs.wanted(o) or not terms.told)
end

return jumpers
