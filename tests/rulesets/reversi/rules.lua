-- A probe: placements that turn over what they bracket.
return {
  name = "Reversi",
  seats = { "dark", "light" },
  board = grid{ 8, 8 },
  regions = { start = { { "E4", "D5" }, { "D4", "E5" } } },
  zones = { field = {} },
  kinds = { disc = { begins_on = region "start" } },
  verbs = { place = { place{ "disc", onto = empty * bracket(enemy, own) }, does = flip(between(here, enemy, own)) } },
  stuck = "pass",
  score = count(own),
}
