-- Five cards are the only ways to move; each that is used goes to the middle, and the one there comes to the hand.
local CARDS = {  -- where a piece may go, { right, ahead }, and who begins if the card lies in the middle
  tiger = { red = false, { 0, 2 }, { 0, -1 } }, dragon = { red = true, { -2, 1 }, { 2, 1 }, { -1, -1 }, { 1, -1 } },
  frog = { red = true, { -2, 0 }, { -1, 1 }, { 1, -1 } }, rabbit = { red = false, { -1, -1 }, { 1, 1 }, { 2, 0 } },
  crab = { red = false, { -2, 0 }, { 0, 1 }, { 2, 0 } },
  elephant = { red = true, { -1, 0 }, { 1, 0 }, { -1, 1 }, { 1, 1 } },
  goose = { red = false, { -1, 1 }, { -1, 0 }, { 1, 0 }, { 1, -1 } },
  rooster = { red = true, { 1, 1 }, { 1, 0 }, { -1, 0 }, { -1, -1 } },
  monkey = { red = false, { -1, -1 }, { -1, 1 }, { 1, -1 }, { 1, 1 } },
  mantis = { red = true, { -1, 1 }, { 1, 1 }, { 0, -1 } }, horse = { red = true, { 0, 1 }, { 0, -1 }, { -1, 0 } },
  ox = { red = false, { 0, 1 }, { 0, -1 }, { 1, 0 } }, crane = { red = false, { 0, 1 }, { -1, -1 }, { 1, -1 } },
  boar = { red = true, { -1, 0 }, { 0, 1 }, { 1, 0 } }, eel = { red = false, { -1, 1 }, { -1, -1 }, { 1, 0 } },
  cobra = { red = true, { -1, 0 }, { 1, 1 }, { 1, -1 } },
}
local KINDS = {
  student = { zone = "field", begins_on = region "back" - region "temple" },
  master = { zone = "field", begins_on = region "temple" },
}
local VERBS = { exchange = { pick{ any.hand }, does = { send(any.middle, "hand"), send(here, "middle") } } }
for card, spec in pairs(CARDS) do
  local ways = {}
  for i, by in ipairs(spec) do ways[i] = leap(by[1], by[2], "exactly") end
  VERBS[card] = { step{ own.field{ "student", "master" }, dirs = ways, onto = empty.field + enemy.field }, must = true,
    when = any.hand(card), does = { send(any.middle, "hand"), send(any.hand(card), "middle") } }
  KINDS[card] = { red = spec.red, begins_in = { deck = 1 } }
end
return {
  name = "Onitama", by = "Shimpei Sato", api = 4, about = "Take the master, or bring yours to the other temple.",
  seats = { { "red", faces = "n" }, { "blue", faces = "s" } },
  options = { fixed = { false, help = "Crab and goose, monkey and mantis, and the ox in the middle" } },
  board = grid{ 5, 5 },
  regions = { temple = { { "C1" }, { "C5" } },
    back = { function(_, y) return y == 1 end, function(_, y) return y == 5 end } },
  zones = { field = {}, deck = bag{}, hand = bag{ per = "seat" }, middle = bag{} },
  kinds = KINDS,
  verbs = VERBS,
  setup = {
    { when = option "fixed",
      as(seats "red", send(any.deck{ "crab", "goose" }, "hand")),
      as(seats "blue", send(any.deck{ "monkey", "mantis" }, "hand")), send(any.deck "ox", "middle"),
      otherwise = { as(everyone, draw("deck", "hand", 2)), draw("deck", "middle") } },
    take(any.deck),
    { when = any.middle{ red = true }, turn_to(seats "red"), otherwise = turn_to(seats "blue") } },
  ends = { { no(enemy.field "master"), "wins", name = "way of the stone" },
    { own.field "master" * region("temple", "enemy"), "wins", name = "way of the stream" }, plies(400) },
}
