-- A probe: a step and a choice of a cell as one action, the second on what the first leads to.
return {
  name = "Isolation", by = "Bernd Kienitz",
  about = "Step, then remove a square; who cannot step has lost.",
  seats = { "white", "black" },
  options = { columns = { 8, min = 2, max = 12 }, rows = { 6, min = 2, max = 12 } },
  board = function(o) return grid{ o.columns, o.rows } end,
  regions = function(o)
    local function place(column, row) return function(x, y) return x == column and y == row end end
    return { start = { place((o.columns + 1) // 2, 1), place(o.columns // 2 + 1, o.rows) } }
  end,
  zones = { field = {} },
  kinds = { pawn = { begins_on = region "start" }, hole = { owned = false } },
  verbs = { move = { parts{ step{ "pawn" }, pick{ empty } }, does = put("hole", here) } },
  stuck = "loses",
}
