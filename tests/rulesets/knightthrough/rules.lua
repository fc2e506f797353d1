-- A probe: leaps, only forward.
return {
  name = "Knightthrough",
  about = "Be the first to bring a knight to the far row.",
  seats = { { "white", faces = "n" }, { "black", faces = "s" } },
  board = grid{ 8, 8 },
  regions = {
    home = { function(_, y) return y <= 2 end, function(_, y) return y >= 7 end },
    far = { function(_, y) return y == 8 end, function(_, y) return y == 1 end },
  },
  zones = { field = {} },
  kinds = { knight = { begins_on = region "home" } },
  verbs = { move = step{ "knight", dirs = { leap(1, 2, "forward"), leap(2, 1, "forward") }, onto = empty + enemy } },
  stuck = "loses",
  ends = { reach{ "knight", region "far" } },
}
