-- The form on which teams agree about claim jumpers: terms that are already in force are ticked or
-- filled in.
local mountain, jumpers = require "mountain", require "jumpers"

return function(o)
  local terms = jumpers.terms(o)
  local function blank(name) return terms[name] and tostring(terms[name]) or "_____" end
  local function limit(name) return terms[name] == 0 and "/" or blank(name) end
  local early = terms.after and terms.after <= 1
  local function tick(...)
    for i, is in ipairs{ ... } do if terms.after and is then return i end end
  end
  local signed, beside = { {}, {} }, o.teams > 4 and 3 or 2
  for team = 1, o.teams do
    table.insert(signed[(team - 1) // beside + 1], "Team " .. mountain.teams[team] .. ":")
  end
  return {
    title = "Claim jumpers: what we agree on", variant = "claim_jumpers",
    "A claim jumper steals a jewel that the robot has not taken yet. It counts for no team, unless you agree below"
      .. " that it can be won back. All teams agree on these terms before the game.",
    { ask = "When may a claim jumper strike?", ticked = tick(early, not early),
      choices = { "at any time during a run, from the robot's first step on",
        "once the robot has taken " .. (early and "_____" or blank "after") .. " jewels (* 20)" } },
    { ask = "How many jewels may be stolen?" },
    { table = {
      { "by all claim jumpers together", limit "at_a_time" .. " (* 1)", limit "in_total" .. " (* 1)" },
      { "by each of them", limit "each_at_a_time" .. " (* /)", limit "each_in_total" .. " (* /)" },
    }, head = { "", "after one move of the robot", "in one run of the robot" }, side = true, height = 6 },
    { ask = "From which staircases?", ticked = tick(terms.from_beside, not terms.from_beside),
      choices = { "from any", "not from one next to the robot's (*)" } },
    { ask = "Which jewels there?",
      ticked = tick(terms.parity == "any", terms.parity == "same", terms.parity == "other"),
      choices = { "any but the one under the robot (*)", "only where the robot could still get to",
        "only where the robot can never get to" } },
    { ask = "Which numbers?" },
    { list = { "from " .. blank "lowest" .. " to " .. blank "highest" } },
    { ask = "Can a stolen jewel be won back?",
      ticked = tick(terms.reclaim == "never", terms.reclaim == "beside", terms.reclaim == "later"),
      choices = { "no (*)", "yes, by a robot whose run ends on its step or within one move of it",
        "yes, all of them, once the robot has taken " .. blank "patience" .. " more jewels" } },
    { ask = "Is the team told which jewel is gone?", ticked = tick(terms.told, not terms.told),
      choices = { "yes, at once", "no, it finds out when the robot gets there" } },
    { ask = "What else?", lines = 1 },
    { ask = "Agreed by" },
    { blanks = signed[1] },
    o.teams > beside and { blanks = signed[2] },
    { text = "A star (*) marks the rule sheet's example, a stroke (/) no limit. The variant claim_jumpers has these as"
      .. " options.", small = true },
  }
end
