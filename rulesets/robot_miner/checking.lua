-- Two sheets for the wall and the teacher: a multiplication chart, and the factors of each number on the mountain.
local mountain = require "mountain"
local HIGHEST = 12  -- of the chart

local checking = {}

function checking.chart()
  local head, rows = { "×" }, {}
  for n = 1, HIGHEST do
    head[n + 1], rows[n] = n, { n }
    for k = 1, HIGHEST do rows[n][k + 1] = k == n and { circled = n * n } or n * k end
  end
  return {
    title = "Multiplication chart",
    "Where the row of one number meets the column of another is their product. Square numbers are circled.",
    { table = rows, head = head, side = true, large = true, height = 15 },
  }
end

-- The numbers on jewels, each once; those of all teams are the same.
local function numbers(o)
  local found, out = {}, {}
  for cell = 1, #o.staircases * o.steps do
    local n = mountain.has_jewel(o, cell) and mountain.jewel(o, cell)
    if n and not found[n] then found[n], out[#out + 1] = true, n end
  end
  table.sort(out)
  return out
end

local function factors(n)
  local out = {}
  for k = 1, n do
    if n % k == 0 then out[#out + 1] = k end
  end
  return table.concat(out, ", ")
end

-- Two numbers to a row.
function checking.factors(o)
  local all, rows = numbers(o), {}
  for i = 1, #all, 2 do
    local right = all[i + 1]
    rows[#rows + 1] = { all[i], factors(all[i]), right or "–", right and factors(right) or "–" }
  end
  return {
    title = "Checking sheet: factors",
    "For the teacher. A number is a multiple of each of its factors"
      .. (o.bonus == "sum" and ": with a sum of 7 on the dice, the bonus jewels are those with a 7 among their factors."
        or "."),
    { table = rows, head = { "number", "its factors", "number", "its factors" }, side = true, height = 6 },
  }
end

return checking
