-- What a class needs on paper: the mountain, a worksheet for each team, the rules, what to agree on
-- about claim jumpers, a chart and a list to check numbers with, and the answers.
local mountain, programs, scoring = require "mountain", require "programs", require "scoring"
local agreement, jumpers, checking = require "agreement", require "jumpers", require "checking"

-- The mountain of a team: steps at their heights, staircases with their names.
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
    labels = function(cell) return on_it(cell) and mountain.has_jewel(o, cell) and mountain.jewel(o, cell) or nil end,
  }
end

local function mountain_sheet(o, team)
  local stairs, steps = mountain.of(o, team), o.steps
  return {
    title = mountain.each(o) and "The mountain of team " .. mountain.teams[team] or "The mountain",
    landscape = #stairs > steps + 2,
    "Start on any step with a jewel. From there follow the diagonal lines: always one step up or down, onto a "
      .. "staircase next to yours. Each jewel is fuel for one more move.",
    { board = picture(o, team) },
  }
end

-- Whether a table for a mountain of this size must be small to fit on its page.
local function large(o)
  return #o.staircases > 13 or o.steps > 14
end

-- The numbers in the same places as on the mountain, and room to count or add them up row by row.
local function numbers(o, team)
  local stairs, steps = mountain.of(o, team), o.steps
  local first = (mountain.each(o) and team - 1 or 0) * #stairs * steps
  local head, rows = { large(o) and "step" or "", table.unpack(stairs) }, {}
  local bonus = scoring.bonus_matters(o)
  head[#head + 1], head[#head + 2] = bonus and "bonus" or "ours", bonus and "others" or nil
  for step = steps, 1, -1 do
    local row = { large(o) and step or "step " .. step }
    for column = 1, #stairs do
      local cell = first + (column - 1) * steps + step
      row[column + 1] = mountain.has_jewel(o, cell) and mountain.jewel(o, cell) or "–"
    end
    row[#row + 1] = false
    if bonus then row[#row + 1] = false end
    rows[#rows + 1] = row
  end
  return {
    table = rows, head = head, side = true,
    height = math.max(5, math.min(10, 130 // (steps + 1))), small = large(o),
  }
end

-- What a team writes down about the dice, if they decide the bonus jewels.
local DICE = {
  sum = { "First die:", "Second die:", "Their sum:" },
  product = { "First die:", "Second die:", "Their product:" },
  ["either die"] = { "First die:", "Second die:" },
}

-- The score under the options in force.
local function tally(o)
  local points, bonus = o.scoring == "a", scoring.bonus_matters(o)
  local crashes = o.crash > 0 and (programs.may_crash(o) or jumpers.may_crash(o))
  return {
    side = true, height = large(o) and 6 or 8,
    head = points and { "", "how many", "points each", "points" }
      or { "", "sum of their numbers", "times", "points" },
    table = {
      bonus and { "Bonus jewels", false, "× " .. (points and o.points or 1) * o.multiplier, false },
      { bonus and "Other jewels" or "Jewels", false, "× " .. (points and o.points or 1), false },
      o.fine > 0 and { "Fine: how many other jewels?", false, "minus " .. o.fine .. " each", false },
      crashes and { "Crash on a claimed step?", "yes / no", "minus " .. o.crash, false },
      { "Our score", "", "in all:", false },
    },
  }
end

-- Of a team; without one it is the same for each of them.
local function worksheet(o, team)
  local bonus = scoring.bonus_matters(o)
  local dice = bonus and DICE[o.bonus] or nil
  return {
    title = "Worksheet of team " .. (team and mountain.teams[team] or "{seat}"),
    each = not team and "seat" or nil,
    { blanks = { "Names:" } },
    dice ~= nil and { blanks = dice },
    { list = {
      bonus and (dice and "Two dice are rolled for all teams. " or "") .. "Bonus jewels are "
        .. scoring.bonus(o)[1] .. ". Underline them.",
      "Plan your route in pencil. Each move goes one step up or down, on a staircase next to yours.",
      "After your run put a circle round each jewel that your robot took.",
      (o.scoring == "a" and "In each row count the " or "In each row add up the numbers of the ")
        .. (bonus and "bonus jewels that you took, and of the other jewels." or "jewels that you took."),
      (bonus and "Add up these two columns" or "Add up this column")
        .. ", and work out your score in the table at the foot of the page.",
    }, numbered = true },
    numbers(o, team or 1),
    tally(o),
  }
end

return function(o)
  local out = {}
  for team = 1, mountain.each(o) and o.teams or 1 do out[#out + 1] = mountain_sheet(o, team) end
  if mountain.each(o) then
    for team = 1, o.teams do out[#out + 1] = worksheet(o, team) end
  else
    out[#out + 1] = worksheet(o)
  end
  out[#out + 1] = { title = "The rules", { card = true } }
  out[#out + 1] = agreement(o)
  out[#out + 1] = checking.chart()
  out[#out + 1] = checking.factors(o)
  out[#out + 1] = {
    title = "Answers: the best runs",
    "No run can score more than these; others may score as much.",
    mountain.each(o) and "Each run is the best of all the teams' mountains.",
    { best_runs = not mountain.each(o) and picture(o, 1)
      or { labels = function(cell) return mountain.has_jewel(o, cell) and mountain.jewel(o, cell) or nil end,
        links = true } },
  }
  return out
end
