-- What a class needs on paper: the mountain, a worksheet for each team, the rules, what to agree on
-- about claim jumpers, and the answers.
local mountain, scoring = require "mountain", require "scoring"

-- The mountain of a team: steps at their heights, staircases by their names.
local function picture(o, team)
  local stairs, steps = mountain.of(o, team), o.steps
  local left, notes = (team - 1) * (#stairs + 1), {}
  for column, name in ipairs(stairs) do
    notes[#notes + 1] = { name, left + column, 0.3 }
    notes[#notes + 1] = { name, left + column, steps + 0.7 }
  end
  for step = 1, steps do
    notes[#notes + 1] = { "step " .. step, left, step }
  end
  local function on_it(cell)
    local _, _, whose = mountain.place(o, cell)
    return whose == team
  end
  return {
    cells = on_it, notes = notes, links = true,
    labels = function(cell) return on_it(cell) and mountain.jewel(o, cell) or nil end,
  }
end

local function mountain_sheet(o, team)
  local stairs, steps = mountain.of(o, team), o.steps
  return {
    title = mountain.each(o) and "The mountain of team " .. mountain.teams[team] or "The mountain",
    landscape = #stairs > steps + 2,
    "Start on any step. From there follow the slanting lines: always one step up or down, onto a staircase beside "
      .. "yours. Each jewel is fuel for one more step.",
    { board = picture(o, team) },
  }
end

-- Whether a table for a mountain of this size has to be small to fit its page.
local function large(o)
  return #o.staircases > 13 or o.steps > 14
end

-- The numbers in the same places as on the mountain, and room to count or add them up row by row.
local function numbers(o, team)
  local stairs, steps = mountain.of(o, team), o.steps
  local first = (mountain.each(o) and team - 1 or 0) * #stairs * steps
  local head, rows = { large(o) and "step" or "", table.unpack(stairs) }, {}
  head[#head + 1], head[#head + 2] = "bonus", "others"
  for step = steps, 1, -1 do
    local row = { large(o) and step or "step " .. step }
    for column = 1, #stairs do row[column + 1] = mountain.jewel(o, first + (column - 1) * steps + step) end
    row[#row + 1], row[#row + 2] = false, false
    rows[#rows + 1] = row
  end
  return {
    table = rows, head = head, side = true,
    height = math.max(5, math.min(10, 130 // (steps + 1))), small = large(o),
  }
end

-- What a team writes down of the dice, where they make the bonus jewels.
local DICE = {
  sum = { "First die:", "Second die:", "Their sum:" },
  product = { "First die:", "Second die:", "Their product:" },
  ["either die"] = { "First die:", "Second die:" },
}

-- The score, as the options have it.
local function tally(o)
  local points = o.scoring == "a"
  return {
    side = true, height = large(o) and 6 or 8,
    head = points and { "", "how many", "points each", "points" }
      or { "", "sum of their numbers", "times", "points" },
    table = {
      { "Bonus jewels", false, "× " .. (points and o.points or 1) * o.multiplier, false },
      { "Other jewels", false, "× " .. (points and o.points or 1), false },
      o.fine > 0 and { "Fine: how many other jewels?", false, "minus " .. o.fine .. " each", false },
      o.crash > 0 and { "Crash on a claimed step?", "yes / no", "minus " .. o.crash, false },
      { "Our score", "", "in all:", false },
    },
  }
end

local function worksheet(o, team)
  local dice = DICE[o.bonus]
  return {
    title = "Worksheet of team " .. mountain.teams[team],
    { blanks = { "Names:" } },
    dice ~= nil and { blanks = dice },
    { list = {
      (dice and "Two dice are rolled for all teams. " or "") .. "Bonus jewels are " .. scoring.bonus[o.bonus][1]
        .. ". Underline them.",
      "Plan your robot's route with a pencil: every move is aslant, onto a step beside yours.",
      "After your run put a circle round each jewel that your robot took.",
      o.scoring == "a" and "In each row count the bonus jewels that you took, and the other jewels."
        or "In each row add up the numbers of the bonus jewels that you took, and of the other jewels.",
      "Add up these two columns, and work out your score in the table at the foot of the page.",
    }, numbered = true },
    numbers(o, team),
    tally(o),
  }
end

-- The words for a form: of those terms that are in force already, one is ticked and blanks are filled.
local function agreement(o)
  local terms = {}
  for name, value in pairs(o) do terms[name] = value end
  local function blank(name) return terms[name] and tostring(terms[name]) or "_____" end
  local function tick(...)
    for i, is in ipairs{ ... } do if terms.after and is then return i end end
  end
  local signed, beside = { {}, {} }, o.teams > 4 and 3 or 2
  for team = 1, o.teams do
    table.insert(signed[(team - 1) // beside + 1], "Team " .. mountain.teams[team] .. ":")
  end
  return {
    title = "Claim jumpers: what we agree on",
    "A claim jumper steals a jewel that nobody has taken yet: it is gone from the mountain and counts for no team. "
      .. "All teams agree on these terms before the game. A star (*) marks the example of the rule sheet.",
    { ask = "When may a claim jumper strike?", ticked = tick(terms.after == 1, terms.after ~= 1),
      choices = { "at any time of a run", "once the robot has taken " .. blank "after" .. " jewels (* 20)" } },
    { ask = "How many jewels may be stolen?" },
    { list = { "after one move of the robot: " .. blank "at_a_time" .. " (* 1)",
      "in one run of the robot: " .. blank "in_total" .. " (* 1)" } },
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
      choices = { "no (*)", "yes, by a robot whose run ends within one move of it",
        "yes, all of them, once the robot has taken " .. blank "patience" .. " more jewels" } },
    { ask = "Is the team told which jewel is gone?", ticked = tick(terms.told, not terms.told),
      choices = { "yes, at once", "no, it finds out when the robot gets there" } },
    { ask = "What else?", lines = 1 },
    { heading = "Agreed by" },
    { blanks = signed[1] },
    o.teams > beside and { blanks = signed[2] },
    { text = "On the computer: the variant claim_jumpers has an option for each of these terms.", small = true },
  }
end

return function(o)
  local out = {}
  for team = 1, mountain.each(o) and o.teams or 1 do out[#out + 1] = mountain_sheet(o, team) end
  for team = 1, o.teams do out[#out + 1] = worksheet(o, team) end
  out[#out + 1] = { title = "The rules", { card = true } }
  out[#out + 1] = agreement(o)
  out[#out + 1] = {
    title = "Answers: the best runs",
    "No run can score more than these; others may score as much. A step is named by its staircase and its height: "
      .. "7x-2 is the second step of 7x, with the jewel 14.",
    mountain.each(o) and "Each run is the best of all the teams' mountains.",
    { best_runs = not mountain.each(o) and picture(o, 1)
      or { labels = function(cell) return mountain.jewel(o, cell) end, links = true } },
  }
  return out
end
