-- A probe: two rounds of betting on a card of one's own and, in the second, one that all see.
local PAID, RAISES, ACTS, ROUND = var "paid", var "raises", var "acts", var "round"
local THEIRS = as(others, PAID)
local EVEN, ANSWERS = is(PAID, THEIRS), at_least(ACTS, 1)
local STRENGTH = total(any.hand, "rank") + 10 * is(total(any.hand, "rank"), total(any.table, "rank"))
local MORE, LESS = at_least(STRENGTH, 1 + as(others, STRENGTH)), at_least(as(others, STRENGTH), 1 + STRENGTH)
local WINS = at_least(PAID, 1 + THEIRS) + EVEN * MORE
local LOSES = at_least(THEIRS, 1 + PAID) + EVEN * LESS
local NEXT_ROUND = { draw("deck", "table"), set("round", 2), set("raises", 0), set("acts", 0),
  turn_to(seats "ann") }
return {
  name = "Leduc Poker", by = "Southey and others (2005)",
  about = "Two bets, on a card in the hand and one on the table.",
  seats = { "ann", "bob" },
  options = { suits = { true, help = "The two cards of a rank can be told apart" } },
  zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" }, table = bag{} },
  kinds = function(o)
    local out = {}
    for rank, name in ipairs{ "jack", "queen", "king" } do
      for _, suit in ipairs(o.suits and { "_of_hearts", "_of_spades" } or { "" }) do
        out[name .. suit] = { rank = rank, begins_in = { deck = o.suits and 1 or 2 } }
      end
    end
    return out
  end,
  vars = { paid = { 1, per = "seat", min = 1, max = 13 }, raises = { 0, min = 0, max = 2 },
    acts = { 0, min = 0, max = 4 }, round = { 1, min = 1, max = 2 }, over = { false } },
  verbs = {
    fold = { pass{}, when = no(EVEN), does = set("over", true) },
    call = { pass{}, does = { set("paid", THEIRS), { when = ANSWERS,
      { when = is(ROUND, 2), set("over", true), otherwise = NEXT_ROUND }, otherwise = add("acts", 1) } } },
    raise = { pass{}, when = no(is(RAISES, 2)),
      does = { set("paid", THEIRS + 2 * ROUND), add("raises", 1), add("acts", 1) } },
  },
  setup = as(everyone, draw("deck", "hand")),
  score = WINS * THEIRS - LOSES * PAID,
  ends = { reveals{ var "over", "score" } },
}
