-- A probe: two choices in one turn, the second from where the first ended.
return {
  name = "Amazons",
  by = "Walter Zamkauskas",
  seats = { "white", "black" },
  board = grid{ 10, 10 },
  regions = { home = { { "A4", "D1", "G1", "J4" }, { "A7", "D10", "G10", "J7" } } },
  zones = { field = {} },
  kinds = { amazon = { begins_on = region "home", look = "queen" }, arrow = { owned = false } },
  verbs = {
    move = { slide{ "amazon" }, does = ask("shoot", here) },
    shoot = { slide{ "amazon", stays = true }, asked = true, does = put("arrow", here) },
  },
  stuck = "loses",
}
