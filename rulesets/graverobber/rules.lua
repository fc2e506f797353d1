-- Dig up the plots on a board that only the other player sees, where your own moves go astray.
local WAYS = { up = "n", down = "s", left = "w", right = "e", n = "up", s = "down", w = "left", e = "right" }
local STARTS = region("start", "any")
local GROUND = everywhere - any "windmill" - any "grave"
local REST = near(empty, "w") * near(empty, "s") * near(near(empty, "w"), "s")  -- the rest of a windmill fits there
local REACHED = group(GROUND, region("start", "enemy")) -- by the other player's piece

-- For each rule of placement, the squares from which the other player's piece must not be cut off.
local CUT_OFF = { apart = nowhere, reachable = own "plot" - REACHED, connected = GROUND - REACHED }

-- What the other player says about the square next to the piece on their board.
local function dig(way)
  local there = near(enemy "pawn", way)
  return { as(others, {
    when = no(there), tell(actor, "beyond", actor, enemy "pawn"), otherwise = {
      when = no(there * own "plot"), tell(actor, "landed", actor, there), otherwise = {
        tell(everyone, "robbed", actor, there), take(there * own "plot"), as(actor, add("dug_up", 1)) } } }) }
end

-- The squares of a set and the eight around each of them.
local function touching(set) return around(around(set, { "n", "s" }), { "e", "w" }) end

return {
  name = "Graverobber",
  by = "the Petscop Comprehensive Progress Document",
  about = "Dig up the three plots on a board that only the other player sees.",
  seats = { "red", "white" },

  options = require "options",
  card = require "card",

  board = grid{ 8, 8, links = "orthogonal" },
  regions = { start = { { "A1" }, { "H8" } } },
  look = { cells = { fill = "green" }, regions = { start = { fill = "brown", legend = "start of a pawn" } } },
  zones = { board = { per = "seat", see = "owner", holds = "stack" } },
  kinds = {
    pawn = { begins_on = region "start" }, windmill = { look = { whole = "windmill" } }, grave = {}, plot = {},
  },
  vars = { dug_up = { per = "seat", min = 0, max = 3 } },
  events = {
    moved  = "{1:seat} moves {2} by {3}.",
    landed = reveals "{1:seat}'s shovel lands on {2:cell}.",
    beyond = reveals "{1:seat} digs out of bounds; the piece is on {2:cell}.",
    robbed = reveals "{1:seat} digs up a plot on {2:cell}.",
  },

  verbs = function(o)
    local apart = o.placement == "apart"
    local off_windmill = apart and touching(any "windmill") or nowhere
    local off_graves = apart and not o.graves_may_touch and touching(any "grave") or nowhere
    local free = o.pawns_block and GROUND - any "pawn" or GROUND
    return {
      build = { place{ "windmill", onto = empty * REST }, asked = true, secret = true,
        task = "place your two-by-two windmill by its lower left square",
        does = put("windmill", around(around(here, "e"), "n") - here) },
      raise = { place{ "grave", onto = empty - off_windmill - off_graves }, asked = true, secret = true,
        task = "place a grave" },
      lay = { place{ "plot", onto = near(any "grave") * (o.plots_on_starts and empty + STARTS - any "plot" or empty) },
        asked = true, secret = true, task = "mark a plot beside a grave" },
      move = { slide{ "pawn", over = free, progress = true },
        effect = function(g, me, from, to)
          local way, n = g:heading(from, to)
          g.board[3 - me]:slide("pawn", me, way, n, free)
          g:tell("all", "moved", me, WAYS[way], n)
        end },
      stay = o.stay and pass{ progress = true } or nil,
      dig = choice{ { "up", "down", "left", "right" }, progress = true,
        does = { up = dig "n", down = dig "s", left = dig "w", right = dig "e" } },
      skip = pass{},
    }
  end,

  setup = function(g)
    for seat in g:seats() do g:cell("start", seat) end  -- an error unless each has exactly one
    g:all("build", 1, "raise", 3, "lay", 3)
  end,

  ready = function(v)
    local grave = v:unmatched(own "grave", own "plot")
    if grave then return false, ("the grave on %s has no plot of its own"):format(v:name(grave)) end
    local lost = v:names(CUT_OFF[v.options.placement])
    return #lost == 0, "the other player's piece could never get to " .. table.concat(lost, " or ")
  end,

  score = var "dug_up",
  ends = function(o) return { { at_least(var "dug_up", 3), "wins" }, idle(2 * o.skips, "score"), plies(o.plies) } end,
  sheets = require "sheets",
}
