-- A probe: an action of two choices, the second of which depends on the first.
return {
  name = "Nim", by = "traditional",
  about = "Take the last match.",
  seats = { "left", "right" },
  options = { heaps = { 3, min = 1, max = 9 }, last = { "wins", "loses" } },
  board = function(o) return grid{ o.heaps, 1 } end,
  regions = function(o)
    local out = {}
    for i = 1, o.heaps do out["heap_" .. i] = function(x) return x == i end end
    return out
  end,
  zones = { heaps = { holds = "pile" } },
  kinds = { match = { owned = false } },
  setup = function(g) for i = 1, g.options.heaps do g.heaps:put(i, "match", nil, 2 * i - 1) end end,
  verbs = { take = parts{ pick{ filled }, number{ 1, total(here) }, does = take(here, any "match", chosen(2)) } },
  ends = function(o) return { { no(filled), o.last } } end,
}
