-- A probe: decks that grow, and a market of ten kinds that refills from a supply.
local KINDS = { copper = { coins = 1, begins_in = { deck = 7 } }, estate = { points = 1, begins_in = { deck = 3 } } }
for kind, card in pairs{ well = { cost = 2, draws = 1 }, peddler = { cost = 3, coins = 1, draws = 1 },
  woodcutter = { cost = 3, coins = 2, buys = 1 }, silver = { cost = 3, coins = 2 }, smith = { cost = 4, draws = 2 },
  fair = { cost = 5, coins = 1, draws = 1, buys = 1 }, library = { cost = 5, draws = 3 },
  duchy = { cost = 5, points = 3 }, gold = { cost = 6, coins = 3 }, province = { cost = 8, points = 6 } } do
  card.pile, card.begins_in, KINDS[kind] = kind, { supply = 6 }, card
end
local FULL = draw("deck", "hand", option "hand")
return {
  name = "Small Deck-Builder", by = "folk", about = "Buy cards for your deck; the points in it win.",
  seats = function(o) return { table.unpack({ "ann", "bob", "cat", "dan" }, 1, o.players) } end,
  options = { players = { 2, min = 2, max = 4 }, hand = { 5, min = 3, max = 8 } },
  zones = { supply = bag{}, market = row{ 10 }, played = bag{},
    deck = bag{ per = "seat", see = "none", refills_from = "discard" }, discard = bag{ per = "seat" },
    hand = bag{ per = "seat", see = "owner" } },
  kinds = KINDS,
  vars = { coins = { 0, min = 0 }, buys = { 1, min = 0 } },
  verbs = {
    play = { pick{ any.hand{ coins = { 1, 9 } } + any.hand{ draws = { 1, 9 } } }, does = { send(here, "played", 1),
      add("coins", total(here, "coins")), add("buys", total(here, "buys")),
      draw("deck", "hand", total(here, "draws")), go_on } },
    buy = { pick{ any.market{ cost = { 0, var "coins" } } }, when = { at_least(var "buys", 1), "you have bought" },
      does = { add("coins", -total(here, "cost")), add("buys", -1), send(here, "discard"),
        send(any.supply{ pile = total(here, "pile") }, "market", 1), go_on } },
    done = { pass{}, says = "is done", does = { send(any.hand, "discard"), send(any.played, "discard"), FULL } },
  },
  setup = { send(any.supply, "market", 1), as(everyone, FULL) },
  turn_begins = { set("coins", 0), set("buys", 1) },
  score = total(any.deck, "points") + total(any.hand, "points") + total(any.discard, "points"),
  ends = { { no(any.market "province") + at_least(count(empty.market), 3), "score" }, plies(5000, "score") },
}
