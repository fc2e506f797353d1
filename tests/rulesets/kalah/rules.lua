-- A probe: piles, sowing, extra turns and a last harvest.
local SOUTH, NORTH = { "a1", "a2", "a3", "a4", "a5", "a6" }, { "b1", "b2", "b3", "b4", "b5", "b6" }
local RING = { "a1", "a2", "a3", "a4", "a5", "a6", "A", "b1", "b2", "b3", "b4", "b5", "b6", "B" }
local on = {}
for i, name in ipairs(RING) do on[i] = { name, RING[i % 14 + 1] } end

return {
  name = "Kalah",
  by = "William Julius Champion Jr.",
  seats = { "south", "north" },
  options = { seeds = { 6, min = 1, max = 12, help = "Seeds in each house" } },
  board = graph{ cells = RING, links = { on = on } },
  regions = { houses = { SOUTH, NORTH }, store = { { "A" }, { "B" } } },
  zones = { pit = { holds = "pile" } },
  kinds = { seed = { owned = false } },
  vars = { again = { false } },
  verbs = { sow = { pick{ region "houses" * filled },
    effect = function(g, me, cell)
      local store, skipped = g:cell("store", me), g:cell("store", g:next(me))
      for _ = 1, g.pit:clear(cell) do
        cell = g:link(cell, "on")
        if cell == skipped then cell = g:link(cell, "on") end
        g.pit:put(cell, "seed")
      end
      g.again = cell == store
      if not g:inside(cell, region "houses", me) or g.pit:count(cell) > 1 or g.pit:count(14 - cell) == 0 then return end
      g.pit:put(store, "seed", nil, g.pit:clear(cell) + g.pit:clear(14 - cell))
    end } },
  turn = function(g, me) return g.again and me or g:next(me) end,
  setup = function(g)
    for cell in g:cells(region("houses", "any")) do g.pit:put(cell, "seed", nil, g.options.seeds) end
  end,
  score = function(g, seat)
    local sum = 0
    for cell in g:cells(region "houses" + region "store", seat) do sum = sum + g.pit:count(cell) end
    return sum
  end,
  ends = { function(g)
    for seat in g:seats() do if g:size(region "houses" * filled, seat) == 0 then return "score" end end
  end },
}
