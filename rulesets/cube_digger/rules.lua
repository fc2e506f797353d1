-- Find the other player's treasure and carry it home, past bombs that only they know about.
local HOMES, PAWNS = region("home", "any"), any "pawn"
local MINE = own "bomb" + own "treasure"
local FOUND = group(everywhere, region("home", "enemy"))  -- squares that another player can reach

-- Sets off or defuses the others' bombs on a square. Returns whether there were any, whether others have
-- a treasure there, and which piece of the seat's own is there.
local function clear(g, me, cell, event)
  local bombs, treasure, own = false, false, nil
  for seat, thing in g.map:holders(cell) do
    if seat == me then
      own = thing
    elseif thing == "treasure" then
      treasure = true
    else
      g.map[seat]:take(cell)
      g:tell("all", event, me, seat, cell)
      bombs = true
    end
  end
  return bombs, treasure, own
end

local function send_home(g, me, from)
  g.pawns:move(from, g:cell("home", me), "pawn", me)
  local owner = g.carrying[me]
  if not owner then return end
  g.carrying[me] = nil
  g:tell("all", "dropped", me, owner)
  g:ask(owner, "rehide")
end

-- Only treasures are left there; one is picked up, because only one can be carried at a time.
local function dig(g, me, cell)
  for foe in g.map:others(me, cell) do
    g:tell("all", g.carrying[me] and "seen" or "found", me, foe, cell)
    if not g.carrying[me] then
      g.map[foe]:take(cell)
      g.carrying[me] = foe
    end
  end
end

return {
  name = "Cube Digger",
  by = "Jonathan A. Leistiko and Sharon J. Cichelli",
  about = "Dig up the other player's treasure and bring it home without being blown up.",
  seats = { "penny", "nickel" },

  options = require "options",
  card = require "card",

  board = function(o) return grid{ o.columns, o.rows, o.levels, links = "orthogonal" } end,
  marks = { home = "⌂" },
  regions = function(o)
    local c, r = o.columns, o.rows
    return { home = o.homes == "far apart" and far_apart() or {
      function(x, y, z) return x == (c + 1) // 2 and y == (r + 1) // 2 and z == 1 end,
      function(x, y, z) return x == c // 2 + 1 and y == r // 2 + 1 and z == o.levels end } }
  end,
  zones = {
    pawns = { holds = "stack" },  -- two may be on the same home
    map = { per = "seat", see = "owner" },
  },
  kinds = { pawn = { zone = "pawns", begins_on = region "home" },
            bomb = { zone = "map" }, treasure = { zone = "map" } },
  vars = {
    carrying = { per = "seat", type = "seat" },  -- whose treasure
    turns = { 1, per = "seat" },                 -- actions in the current or next turn
  },

  events = {
    lot     = reveals "By lot, {1:seat} has the first turn.",
    boom    = reveals "{1:seat} steps on {2:seat}'s bomb at {3:cell} and is blown home.",
    nothing = reveals "{1:seat} finds nothing at {2:cell}.",
    found   = reveals "{1:seat} finds {2:seat}'s treasure at {3:cell} and picks it up.",
    seen    = reveals "{1:seat} finds {2:seat}'s treasure at {3:cell}, but carries one already.",
    bomb    = reveals "{1:seat} has a bomb at {2:cell}.",
    clear   = reveals "{1:seat} has no bomb at {2:cell}.",
    defused = reveals "{1:seat} defuses {2:seat}'s bomb at {3:cell}.",
    own     = reveals "{1:seat} defuses a bomb of their own at {2:cell}.",
    dud     = reveals "{1:seat} finds no bomb to defuse at {2:cell}.",
    home    = "{1:seat} brings {2:seat}'s treasure home.",
    dropped = "{1:seat} drops the treasure; {2:seat} hides it again.",
  },

  verbs = function(o)
    local hiding = level(region "home") * FOUND - around(region "home") - HOMES - PAWNS - MINE
    local again = o.rehide_apart and first_of(hiding - near(own "bomb"), hiding) or hiding
    return {
      hide = { place{ "treasure", onto = hiding }, asked = true, secret = true },
      rehide = { place{ "treasure", onto = first_of(again, FOUND - HOMES - PAWNS - MINE) },
        asked = true, secret = true },
      arm = { place{ "bomb", onto = everywhere - around(MINE + HOMES) - PAWNS }, asked = true, secret = true },
      step = {
        step{ "pawn", onto = everywhere - PAWNS - own "bomb"
                             - (o.homes_off_limits and region("home", "enemy") or nowhere) },
        effect = function(g, me, _, cell)
          local bombs, treasure = clear(g, me, cell, "boom")
          if bombs then return send_home(g, me, cell) end
          if treasure then dig(g, me, cell) else g:tell("all", "nothing", me, cell) end
          if g.carrying[me] and cell == g:cell("home", me) then
            g:tell("all", "home", me, g.carrying[me])
            g:win(me)
          end
        end },
      scan = { pick{ near(own "pawn") },
        effect = function(g, me, cell)
          for foe in g:others(me) do
            g:tell("all", g.map[foe]:at(cell) == "bomb" and "bomb" or "clear", foe, cell)
          end
        end },
      defuse = { pick{ near(own "pawn") },
        effect = function(g, me, cell)
          local found, _, own = clear(g, me, cell, "defused")
          if own == "bomb" then
            g.map[me]:take(cell)
            if not found then g:tell("all", "own", me, cell) end
          elseif not found then
            g:tell("all", "dud", me, cell)
            g.hooks.penalty(g, me)
          end
        end },
    }
  end,

  hooks = {
    supplies = function(g)  -- for each player
      if g.options.supplies == "as set" then return g.options.treasures, g.options.bombs end
      local share = g:size(everywhere) / g:size(HOMES)
      return math.ceil(share / 25), math.ceil(share / 5)
    end,
    penalty = function(g, me)  -- for a failed defusal
      local foe = g:next(me)
      g.turns[foe] = g.options.cumulative and g.turns[foe] + 1 or 2
    end,
  },

  setup = function(g)
    for seat in g:seats() do g:cell("home", seat) end  -- an error unless each has exactly one
    local by_lot, treasures, bombs = g.options.starts == "by lot", g.hooks.supplies(g)
    local first = by_lot and g:roll(g:size(HOMES)) or 1
    if by_lot then g:tell("all", "lot", first) end
    g:all("hide", treasures, "arm", bombs)
    return first
  end,
  turn = lasts "turns",
  ends = function(o) return { plies(o.plies) } end,
  sheets = require "sheets",
}
