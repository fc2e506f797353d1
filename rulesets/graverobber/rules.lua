-- Dig up the plots on a board that only the other player sees, where your own moves go astray.
local WAYS = { up = "n", down = "s", left = "w", right = "e" }
local WORDS = { n = "up", s = "down", w = "left", e = "right" }
local FOE = { 2, 1 } -- whose board each player digs up
local STARTS = region("start", "any")
local GROUND = everywhere - any "windmill" - any "grave"
local REST = near(empty, "w") * near(empty, "s") * near(near(empty, "w"), "s") -- of a windmill
local REACHED = group(GROUND, region("start", "enemy")) -- by the other player's piece

-- For each rule of placement the squares that nobody may be cut off from, and what the card says.
local PLACEMENT = {
  apart = { nowhere, "The windmill and the graves may not touch, not even at a corner" },
  reachable = { own "plot" - REACHED, "The other player's piece must be able to get to every plot" },
  connected = { GROUND - REACHED, "All free squares must hang together" },
}

-- The squares of a set and the eight around each.
local function touching(set) return around(around(set, { "n", "s" }), { "e", "w" }) end

return {
  name = "Graverobber",
  by = "the Petscop Comprehensive Progress Document",
  about = "Dig up the three plots on a board that only the other player sees.",
  seats = { "red", "white" },

  options = {
    placement = { "apart", "reachable", "connected",
      help = "Windmill and graves apart (A), or all plots in reach (B), or all free squares in reach" },
    graves_may_touch = { false, help = "Apart: graves may touch each other, but not the windmill" },
    plots_on_starts  = { false, help = "Plots may lie on A1 and H8, below the pieces" },
    pawns_block      = { false, help = "Pieces stop each other and cannot share a square" },
    stay             = { false, help = "A move of no squares is allowed, and is no skip" },
    skips            = { 3, min = 0, max = 9, help = "It ends when both have skipped so often in a row; 0: never" },
    plies            = { 400, min = 0, max = 99999, help = "Draw after so many actions; 0: never" },
  },

  card = function(o) return {
    "Each player has a board that only they see, with both pieces on it: red's on A1, white's on H8.",
    "First build your windmill (name its lower left square), raise three graves and lay three plots, all in secret.",
    "Each grave needs a plot of its own beside it; nothing may stand on anything else.",
    PLACEMENT[o.placement][2]
      .. (o.placement == "apart" and o.graves_may_touch and ", but graves may touch graves." or "."),
    "On your turn move your piece in a straight line on your own board, or dig beside it, or skip.",
    "A move is repeated on the other board, and ends there before an obstacle or the edge; you are not told.",
    "When you dig, you are told where on the other board your shovel lands. A plot there is yours.",
    "Whoever digs up the third plot wins"
      .. (o.skips > 0 and ("; when both skip %d times in a row, the one with more plots."):format(o.skips) or "."),
  } end,

  board = grid{ 8, 8, links = "orthogonal" },
  regions = { start = { { "A1" }, { "H8" } } },
  zones = { board = { per = "seat", see = "owner", holds = "stack" } },
  kinds = { pawn = {}, windmill = {}, grave = {}, plot = {} },
  vars = { dug_up = { per = "seat", min = 0, max = 3 } },
  events = {
    moved  = "{1:seat} moves {2} by {3}.",
    landed = reveals "{1:seat}'s shovel lands on {2:cell}.",
    beyond = reveals "{1:seat} digs out of bounds; the piece stands on {2:cell}.",
    robbed = reveals "{1:seat} digs up a plot on {2:cell}.",
  },

  verbs = function(o)
    local apart = o.placement == "apart"
    local off_windmill = apart and touching(any "windmill") or nowhere
    local off_graves = apart and not o.graves_may_touch and touching(any "grave") or nowhere
    local free = o.pawns_block and GROUND - any "pawn" or GROUND
    return {
      build = { place{ "windmill", onto = empty * REST }, asked = true, secret = true,
        effect = function(g, me, cell)
          local x, y = g:where(cell)
          for i = 1, 3 do g.board[me]:put(g:cell(x + i % 2, y + i // 2), "windmill") end
        end },
      raise = { place{ "grave", onto = empty - off_windmill - off_graves }, asked = true, secret = true },
      lay = { place{ "plot", onto = near(any "grave") * (o.plots_on_starts and empty + STARTS - any "plot" or empty) },
        asked = true, secret = true },
      move = { slide{ "pawn", over = free, progress = true },
        effect = function(g, me, from, to)
          local way, n = g:heading(from, to)
          g.board[FOE[me]]:slide("pawn", me, way, n, free)
          g:tell("all", "moved", me, WORDS[way], n)
        end },
      stay = o.stay and pass{ progress = true } or nil,
      dig = { choice{ { "up", "down", "left", "right" }, progress = true },
        effect = function(g, me, way)
          local there = g.board[FOE[me]]
          local here = there:find("pawn", me)
          local cell = g:link(here, WAYS[way])
          if not cell then return g:tell(me, "beyond", me, here) end
          if not there:has(cell, "plot") then return g:tell(me, "landed", me, cell) end
          there:take(cell, "plot")
          g.dug_up[me] = g.dug_up[me] + 1
          g:tell("all", "robbed", me, cell)
          if g.dug_up[me] == 3 then g:win(me) end
        end },
      skip = pass{},
    }
  end,

  setup = function(g)
    for board in g:seats() do
      for seat in g:seats() do g.board[board]:put(g:cell("start", seat), "pawn", seat) end
    end
    g:all("build", 1, "raise", 3, "lay", 3)
  end,

  ready = function(v)
    local grave = v:unmatched(own "grave", own "plot")
    if grave then return false, ("the grave on %s has no plot of its own"):format(v:name(grave)) end
    local lost = v:names(PLACEMENT[v.options.placement][1])
    return #lost == 0, "the other player's piece could never get to " .. table.concat(lost, " or ")
  end,

  score = function(g, seat) return g.dug_up[seat] end,
  ends = function(o) return { idle(2 * o.skips, "score"), plies(o.plies) } end,
}
