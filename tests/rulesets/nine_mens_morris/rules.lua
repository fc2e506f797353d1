-- A probe: a board of rows, men in hand, and a capture that belongs to its move.
local ROWS = {
  { "A1", "D1", "G1" }, { "B2", "D2", "F2" }, { "C3", "D3", "E3" }, { "A4", "B4", "C4" }, { "E4", "F4", "G4" },
  { "C5", "D5", "E5" }, { "B6", "D6", "F6" }, { "A7", "D7", "G7" }, { "A1", "A4", "A7" }, { "B2", "B4", "B6" },
  { "C3", "C4", "C5" }, { "D1", "D2", "D3" }, { "D5", "D6", "D7" }, { "E3", "E4", "E5" }, { "F2", "F4", "F6" },
  { "G1", "G4", "G7" } }
local HAND, MILL = at_least(var "hand", 1), { when = here * lines(own, 3), ask "take" }
local FLYING = is(count(own), 3)

return {
  name = "Nine Men's Morris", by = "traditional",
  seats = { "white", "black" },
  board = graph{ rows = ROWS },
  zones = { field = {} },
  kinds = { man = { look = "disc" } },
  vars = { hand = { 9, per = "seat", min = 0 } },
  verbs = {
    put = { place{ "man" }, when = HAND, does = { add("hand", -1), MILL } },
    move = { step{ "man" }, when = no(HAND + FLYING), does = MILL },
    fly = { hop{ "man" }, when = FLYING - HAND, does = MILL },
    take = { pick{ first_of(enemy - lines(enemy, 3), enemy) }, asked = true, does = take(here) },
  },
  stuck = "loses",
  ends = { { no(as(others, HAND)) * no(at_least(count(enemy), 3)), "wins" }, repeats(3), idle(200) },
}
