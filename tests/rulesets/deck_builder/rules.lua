-- A probe: decks that grow, and a market that refills.
local function card(cost, coins, points, draws, supply, own_copies)
  return { cost = cost, coins = coins, points = points, draws = draws,
    begins_in = { supply = supply, deck = own_copies } }
end
local FULL = draw("deck", "hand", option "hand")
return {
  name = "Small Deck-Builder", by = "folk", about = "Buy cards for your deck; the points in it win.",
  seats = function(o) return { table.unpack({ "ann", "bob", "cat", "dan" }, 1, o.players) } end,
  options = { players = { 2, min = 2, max = 4 }, hand = { 5, min = 3, max = 8 } },
  zones = { supply = bag{}, market = row{ 5 }, played = bag{},
    deck = bag{ per = "seat", see = "none", refills_from = "discard" }, discard = bag{ per = "seat" },
    hand = bag{ per = "seat", see = "owner" } },
  kinds = { copper = card(0, 1, 0, 0, 0, 7), estate = card(2, 0, 1, 0, 4, 3), silver = card(3, 2, 0, 0, 8),
    smith = card(4, 0, 0, 2, 6), duchy = card(5, 0, 3, 0, 6), gold = card(6, 3, 0, 0, 6),
    province = card(8, 0, 6, 0, 4) },
  vars = { coins = { 0, min = 0 }, buys = { 1, min = 0 } },
  verbs = {
    play = { pick{ any.hand{ coins = { 1, 9 } } + any.hand{ draws = { 1, 9 } } }, does = { send(here, "played", 1),
      add("coins", total(here, "coins")), draw("deck", "hand", total(here, "draws")), go_on } },
    buy = { pick{ any.market{ cost = { 0, var "coins" } } }, when = { at_least(var "buys", 1), "you have bought" },
      does = { add("coins", -total(here, "cost")), add("buys", -1), send(here, "discard"),
        draw("supply", "market"), go_on } },
    done = { pass{}, does = { send(any.hand, "discard"), send(any.played, "discard"), FULL } },
  },
  setup = { draw("supply", "market", 5), as(everyone, FULL) },
  turn_begins = { set("coins", 0), set("buys", 1) },
  score = total(any.deck, "points") + total(any.hand, "points") + total(any.discard, "points"),
  ends = { { no(any.supply), "score" }, plies(5000, "score") },
}
