-- Hearts with a small deck: pass cards to the left, follow suit, take no hearts and not the last spade but one.
local BEST = highest(as(everyone, any.played{ suit = var "led" }), "rank")
return {
  name = "Small Hearts", by = "traditional", api = 4, about = "Take no hearts, nor the queen of spades.",
  options = { ranks = { 6, min = 4, max = 13, help = "Ranks in a suit" },
    passed = { 2, min = 1, max = 3, help = "Cards passed to the left" } },
  seats = { "Ann", "Bob", "Cat", "Dan" },
  zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" },
    passing = bag{ per = "seat", see = "owner" }, played = bag{ per = "seat" },
    taken = bag{ per = "seat", see = "none" } },
  kinds = function(o)
    local kinds = {}
    for _, suit in ipairs{ "clubs", "diamonds", "spades", "hearts" } do
      for rank = 1, o.ranks do
        local bad = suit == "hearts" and 1 or suit == "spades" and rank == o.ranks - 1 and 5 or 0
        kinds[suit .. "_" .. rank] = { suit = suit, rank = rank, bad = bad, begins_in = { deck = 1 } }
      end
    end
    return kinds
  end,
  vars = { led = { of = "suit" }, points = { 0, per = "seat" } },
  verbs = {
    give = { pick{ any.hand }, asked = true, secret = true, does = send(here, "passing", 1),
      done = { pass_round "passing", as(everyone, send(any.passing, "hand")) } },
    play = { pick{ first_of(any.hand{ suit = var "led" }, any.hand) }, does = {
      { when = no(var "led"), set("led", values(here, "suit")) }, send(here, "played", 1),
      { when = is(as(everyone, count(any.played)), 4), keep("winner", seats(any.played * BEST)),
        as(kept "winner", add("points", 0 - as(everyone, total(any.played, "bad")))),
        as(everyone, send(any.played, as(kept "winner", zone "taken"))),
        turn_to(kept "winner"), set("led", nowhere) } } },
  },
  setup = { as(everyone, draw("deck", "hand", option "ranks")), at_once("give", option "passed") },
  score = var "points",
  ends = { { no(as(everyone, any.hand)), "score" } },
}
