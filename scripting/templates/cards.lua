-- TITLE: each plays a card, and the higher one wins the trick. Change whatever you like.
local KINDS = {}
for rank = 1, 9 do
  KINDS["card_" .. rank] = { rank = rank, begins_in = { deck = 2 } }
end
local BOTH = is(as(everyone, count(any.played)), 2)
local BEST = best(everyone, total(any.played, "rank"))

return {
  name = "TITLE",
  by = "you",
  about = "Win the most tricks with your cards.",
  seats = { "Ann", "Bob" },

  options = { cards = { 3, min = 1, max = 6, help = "Cards in each hand" } },
  card = function(o) return {
    ("Each player keeps a hand that nobody else sees. Cards in each hand: %d. The rest are the deck."):format(o.cards),
    "Each plays one card. The higher one wins the trick; if they are equal, both players win it.",
    "After each trick both draw a card. When the deck and all hands are empty, whoever has won the most tricks wins.",
  } end,

  zones = {
    deck = bag{ see = "none" },
    heap = bag{},
    hand = bag{ per = "seat", see = "owner" },
    played = bag{ per = "seat" },
  },
  kinds = KINDS,
  vars = { tricks = { 0, per = "seat" } },
  verbs = {
    play = { pick{ any.hand }, does = { send(here, "played", 1),
      { when = BOTH, as(BEST, add("tricks", 1)),
        as(everyone, { send(any.played, "heap"), draw("deck", "hand") }) } } },
  },
  setup = as(everyone, draw("deck", "hand", option "cards")),
  score = var "tricks",
  ends = { { no(as(everyone, any.hand)), "score" } },
}
