-- A probe: each side sees its own pawns and the squares beside them.
return {
  name = "Breakthrough in Fog",
  seats = { { "white", faces = "n" }, { "black", faces = "s" } },
  board = grid{ 6, 6 },
  regions = { home = { function(_, y) return y <= 2 end, function(_, y) return y >= 5 end },
              far = { function(_, y) return y == 6 end, function(_, y) return y == 1 end } },
  zones = { field = { see = around(own) } },
  kinds = { pawn = { begins_on = region "home" } },
  verbs = { move = {
    step{ "pawn", dirs = "forward" },
    step{ "pawn", dirs = { "forward_left", "forward_right" }, onto = empty + enemy },
    secret = true,
  } },
  stuck = reveals "loses",
  ends = { reveals(reach{ "pawn", region "far" }) },
}
