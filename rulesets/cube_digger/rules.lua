-- Find the other player's treasure and carry it home, past bombs that only they know about.
local HOMES, PAWNS = region("home", "any"), any "pawn"
local MINE = own "bomb" + own "treasure"
local FOUND = group(everywhere, region("home", "enemy"))  -- squares that another player can reach

local CARRIES, BOMB, TREASURE = some(var "carrying"), here * own "bomb", here * own "treasure"
local BACK = CARRIES * own "pawn" * region "home"
-- The others' bombs are gone, and everybody is told.
local function clear(event) return as(others, { when = BOMB, take(BOMB), tell(everyone, event, actor, me, here) }) end
local SEND_HOME = { send(here, region "home", own "pawn"), { when = CARRIES,
  tell(everyone, "dropped", me, var "carrying"), as(var "carrying", ask "rehide"), set("carrying", nowhere) } }
-- Only treasures are left there; one is picked up, because only one can be carried at a time.
local PICK_UP = { tell(everyone, "found", actor, me, here), take(TREASURE), set("carrying", me, actor) }
local DIG = as(others, { when = TREASURE,
  { when = as(actor, CARRIES), tell(everyone, "seen", actor, me, here), otherwise = PICK_UP } })

return {
  name = "Cube Digger",
  by = "Jonathan A. Leistiko and Sharon J. Cichelli",
  about = "Dig up the other player's treasure and bring it home without being blown up.",
  seats = { "penny", "nickel" },

  options = require "options",
  card = require "card",

  board = function(o) return grid{ o.columns, o.rows, o.levels, links = "orthogonal" } end,
  marks = { home = "⌂" },
  look = { regions = { home = { fill = "owner", legend = "home of a player" } } },
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
  kinds = { pawn = { zone = "pawns", begins_on = region "home", look = "meeple" },
            bomb = { zone = "map" }, treasure = { zone = "map", look = "chest" } },
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

  terms = function(o) return { penalty = as(next_seat, o.cumulative and add("turns", 1) or set("turns", 2)) } end,
  verbs = function(o)
    local hiding = level(region "home") * FOUND - around(region "home") - HOMES - PAWNS - MINE
    local again = o.rehide_apart and first_of(hiding - near(own "bomb"), hiding) or hiding
    return {
      hide = { place{ "treasure", onto = hiding }, asked = true, secret = true,
        task = "hide a treasure on the level of your home, not beside it" },
      rehide = { place{ "treasure", onto = first_of(again, FOUND - HOMES - PAWNS - MINE) },
        asked = true, secret = true, task = "hide the treasure again" },
      arm = { place{ "bomb", onto = everywhere - around(MINE + HOMES) - PAWNS }, asked = true, secret = true,
        task = "place a bomb, not beside a home, your treasure or another bomb" },
      step = {
        step{ "pawn", onto = everywhere - PAWNS - own "bomb"
                             - (o.homes_off_limits and region("home", "enemy") or nowhere) },
        does = {
          { when = as(others, BOMB), clear "boom", SEND_HOME, otherwise = {
            when = as(others, TREASURE), DIG, otherwise = tell(everyone, "nothing", me, here) } },
          { when = BACK, tell(everyone, "home", me, var "carrying") },
        } },
      scan = { pick{ near(own "pawn") }, does = as(others, { when = BOMB,
        tell(everyone, "bomb", me, here), otherwise = tell(everyone, "clear", me, here) }) },
      defuse = { pick{ near(own "pawn") }, does = {
        { when = as(others, BOMB), clear "defused", otherwise = {
          when = BOMB, tell(everyone, "own", me, here),
          otherwise = { tell(everyone, "dud", me, here), the "penalty" } } },
        take(BOMB) } },
    }
  end,

  hooks = {
    supplies = function(g)  -- for each player
      if g.options.supplies == "as set" then return g.options.treasures, g.options.bombs end
      local share = g:size(everywhere) / g:size(HOMES)
      return math.ceil(share / 25), math.ceil(share / 5)
    end,
  },

  setup = function(g)
    for seat in g:seats() do g:cell("home", seat) end  -- an error unless each has exactly one
    local by_lot, treasures, bombs = g.options.starts == "by lot", g.hooks.supplies(g)
    local first = by_lot and g:roll(g:size(HOMES), "all") or 1
    if by_lot then g:tell("all", "lot", first) end
    g:all("hide", treasures, "arm", bombs)
    return first
  end,
  turn = lasts "turns",
  ends = function(o) return { { BACK, "wins" }, plies(o.plies) } end,
  sheets = require "sheets",
}
