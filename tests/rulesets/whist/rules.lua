-- A probe: a trick-taking game with trumps, played in partnerships.
local KINDS = {}
for _, suit in ipairs{ "clubs", "diamonds", "hearts", "spades" } do
  for rank = 2, 14 do KINDS[suit .. "_" .. rank] = { suit = suit, rank = rank, begins_in = { deck = 1 } } end
end
local function all(which) return as(everyone, any.played{ suit = var(which) }) end
local BEST = highest(first_of(all "trump", all "led"), "rank")
local TAKEN = as(me + partners, var "tricks")
-- The last card is the dealer's, and shown.
local DEAL = {
  as(everyone, draw("deck", "hand", 12)), as(everyone - var "dealer", draw("deck", "hand")),
  draw("deck", "turned"), set("trump", values(any.turned, "suit")), send(any.turned, as(var "dealer", zone "hand")),
  turn_to(as(var "dealer", next_seat)),
}
return {
  name = "Whist", by = "traditional", api = 4,
  about = "Follow suit; the highest trump, or else the highest card of the suit that was led, takes the trick.",
  seats = { { "north", team = "first" }, { "east", team = "second" },
    { "south", team = "first" }, { "west", team = "second" } },
  options = { points = { 5, min = 1, max = 20, help = "Points for which a team plays" } },
  zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" }, played = bag{ per = "seat" },
    turned = bag{}, heap = bag{} },
  kinds = KINDS,
  vars = { led = { of = "suit" }, trump = { of = "suit" }, dealer = { type = "seat" }, tricks = { 0, per = "seat" },
    points = { 0, per = "seat" } },
  verbs = {
    play = { pick{ first_of(any.hand{ suit = var "led" }, any.hand) }, does = {
      { when = no(var "led"), set("led", values(here, "suit")) },
      send(here, "played", 1),
      { when = is(as(everyone, count(any.played)), 4),
        keep("winner", seats(any.played * BEST)), as(kept "winner", add("tricks", 1)),
        as(everyone, send(any.played, "heap")), set("led", nowhere), turn_to(kept "winner"),
        { when = no(as(everyone, any.hand)),
          as(everyone, { when = at_least(TAKEN, 7), add("points", TAKEN - 6) }), set("tricks", 0, everyone),
          set("dealer", as(var "dealer", next_seat)), send(any.heap, "deck"), DEAL } },
    } },
  },
  setup = { set("dealer", seats "west"), DEAL },
  ends = { { seats(at_least(var "points", option "points")), "wins" } },
}
