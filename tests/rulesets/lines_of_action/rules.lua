-- A probe: how far a piece moves depends on its line, and all pieces of a player in one group.
return {
  name = "Lines of Action", by = "Claude Soucie",
  seats = { "black", "white" },
  board = grid{ 8, 8 },
  regions = { home = {
    function(x, y) return (y == 1 or y == 8) and x > 1 and x < 8 end,
    function(x, y) return (x == 1 or x == 8) and y > 1 and y < 8 end,
  } },
  zones = { field = {} },
  kinds = { man = { begins_on = region "home", look = "disc" } },
  verbs = { move = slide{ "man", over = empty + own, onto = empty + enemy, exactly = along(filled) } },
  stuck = "pass",
  ends = { { one_group(own), "wins" }, { one_group(enemy), "loses" }, repeats(3) },
}
