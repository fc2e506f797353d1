-- A probe: one card each, one bet, and bluffs; scores are what is won and lost.
local PAID, RANK = var "paid", total(any.hand, "rank")
local THEIRS = as(opponents, PAID)
local EVEN, FIRST = is(PAID, THEIRS), at_least(1, var "acts")
local HIGHER = at_least(RANK, as(opponents, RANK))
local WINS = at_least(PAID, 1 + THEIRS) + EVEN * HIGHER
return {
  name = "Kuhn Poker", by = "Harold W. Kuhn", about = "Bet on one of three cards, or bluff.",
  seats = { "ann", "bob" },
  zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" } },
  kinds = { jack = { rank = 1, begins_in = { deck = 1 } }, queen = { rank = 2, begins_in = { deck = 1 } },
    king = { rank = 3, begins_in = { deck = 1 } } },
  vars = { paid = { 1, per = "seat", min = 1, max = 2 }, acts = { 0, min = 0, max = 3 }, passed = { false } },
  verbs = {
    pass = { pass{}, does = { add("acts", 1), set("passed", true) } },
    bet = { pass{}, does = { add("acts", 1), set("passed", false), set("paid", 2) } },
  },
  setup = as(everyone, draw("deck", "hand")),
  score = WINS * THEIRS - no(WINS) * PAID,
  ends = { reveals{ no(FIRST) * (EVEN + no(EVEN) * var "passed"), "score" } },
}
