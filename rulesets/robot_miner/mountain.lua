-- The mountain under the options in force: staircases side by side, and the number on each jewel.
local TEAMS = { "red", "blue", "green", "yellow", "purple", "orange" }
local WAYS = { ne = { 1, 1 }, se = { 1, -1 }, sw = { -1, -1 }, nw = { -1, 1 } }
local TABLES = {}  -- the number of each staircase by its name
for k = 1, 20 do TABLES[k .. "x"] = k end

local mountain = { teams = TEAMS }

-- "no jewels", "1 jewel", "2 jewels".
function mountain.some(n, one) return n == 1 and "1 " .. one or (n == 0 and "no" or n) .. " " .. one .. "s" end

-- "3x, 4x and 5x"; or with another word before the last.
function mountain.listed(words, joint)
  local head = table.concat(words, ", ", 1, #words - 1)
  return #words > 1 and head .. (joint or " and ") .. words[#words] or words[#words]
end

-- Names of staircases: ladder(3, 5) is 3x, 4x, 5x.
function mountain.ladder(first, last)
  local out = {}
  for k = first, last do out[#out + 1] = k .. "x" end
  return out
end

-- Whether each team has a mountain of its own.
function mountain.each(o) return o.mountains == "one each" end

-- The staircases of a team from left to right; if it orders its own, first those that it has placed.
function mountain.of(o, team)
  if not mountain.each(o) then return o.staircases end
  local orders = { o.order_1, o.order_2, o.order_3, o.order_4, o.order_5, o.order_6 }
  local left, out = {}, {}
  for _, name in ipairs(o.staircases) do left[name] = true end
  for _, list in ipairs{ orders[team], o.staircases } do
    for _, name in ipairs(list) do
      if left[name] then out[#out + 1], left[name] = name, nil end
    end
  end
  return out
end

-- The staircases of the mountain that have jewels, or (false) those that have none. A mountain without any jewels
-- would be useless, so there all of them have jewels.
function mountain.split(o)
  local is, out = {}, { [true] = {}, [false] = {} }
  for _, name in ipairs(o.bare) do is[name] = true end
  for _, name in ipairs(o.staircases) do table.insert(out[not is[name]], name) end
  if #out[true] == 0 then return o.staircases, {} end
  return out[true], out[false]
end

-- The staircases without jewels, by name.
local function has_none(o)
  local out, _, bare = {}, mountain.split(o)
  for _, name in ipairs(bare) do out[name] = true end
  return out
end

-- Where a cell is, by its declared number (g:where): which staircase from the left, which step from
-- below, on which team's mountain.
function mountain.place(o, cell)
  local size = #o.staircases * o.steps
  local at = (cell - 1) % size
  return at // o.steps + 1, at % o.steps + 1, (cell - 1) // size + 1
end

-- The number on the jewel of a cell: its staircase times its step.
function mountain.jewel(o, cell)
  local column, step, team = mountain.place(o, cell)
  return TABLES[mountain.of(o, team)[column]] * step
end

-- Whether a cell has a jewel at the start.
function mountain.has_jewel(o, cell)
  local column, _, team = mountain.place(o, cell)
  return not has_none(o)[mountain.of(o, team)[column]]
end

-- The greatest number on a jewel.
function mountain.highest(o)
  local most = 0
  for _, name in ipairs((mountain.split(o))) do most = math.max(most, TABLES[name] * o.steps) end
  return most
end

-- The links from a step to existing steps. No robot can reach a staircase without jewels.
local function link(links, stairs, steps, column, step, name, bare)
  for way, by in pairs(WAYS) do
    local beside, there = stairs[column + by[1]], step + by[2]
    if beside and not bare[stairs[column]] and not bare[beside] and there >= 1 and there <= steps then
      table.insert(links[way], { name(stairs[column], step), name(beside, there) })
    end
  end
end

function mountain.board(o)
  local bare, cells, at, links = has_none(o), {}, {}, { ne = {}, se = {}, sw = {}, nw = {} }
  for team = 1, mountain.each(o) and o.teams or 1 do
    local stairs = mountain.of(o, team)
    local function name(stair, step)
      return (mountain.each(o) and TEAMS[team] .. "-" or "") .. stair .. "-" .. step
    end
    for column, stair in ipairs(stairs) do
      for step = 1, o.steps do
        cells[#cells + 1] = name(stair, step)
        at[#at + 1] = { (team - 1) * (#stairs + 1) + column, step }
        link(links, stairs, o.steps, column, step, name, bare)
      end
    end
  end
  return graph{ cells = cells, links = links, at = at }
end

-- The cells that each team's robot may be on.
function mountain.region(o)
  local bare, out = has_none(o), {}
  for team = 1, mountain.each(o) and o.teams or 1 do
    out[team] = function(cell)
      local column, _, whose = mountain.place(o, cell)
      return whose == team and not bare[mountain.of(o, team)[column]]
    end
  end
  return mountain.each(o) and out or out[1]
end

return mountain
