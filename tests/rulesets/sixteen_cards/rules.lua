-- A probe: a hand of one card, eight effects, rounds to a number of tokens.
local CARDS = { "guard", "priest", "baron", "handmaid", "prince", "king", "countess", "princess" }
local COPIES, KINDS, FOE = { 5, 2, 2, 2, 2, 1, 1, 1 }, {}, chosen(1) * others
for rank, card in ipairs(CARDS) do KINDS[card] = { rank = rank, begins_in = { deck = COPIES[rank] } } end
local LEFT, RANK = seats(no(var "out")), total(any.hand, "rank")
local TARGETS = first_of(others * LEFT - seats(var "safe"), me)  -- oneself, if nobody can be chosen
local OUT = { tell(everyone, "out", me, any.hand), send(any.hand, "front"), set("out", true) }
local BEST, LONE = best(LEFT, RANK), { no(any.hand "countess"), "the countess has to be played" }
local DEAL = { draw("deck", "aside"), as(everyone, draw("deck", "hand")) }
local function card(name, pattern, does, when)
  return { pattern, when = { { any.hand(name), "you do not hold it" }, when }, says = "plays the " .. name,
    does = { send(any.hand(name), "front", 1), does } }
end
return {
  name = "Sixteen Cards", by = "Seiji Kanai", about = "Get your letter to the princess.",
  seats = function(o) return { table.unpack({ "ann", "bob", "cat", "dan" }, 1, o.players) } end,
  options = { players = { 4, min = 2, max = 4 }, tokens = { 4, min = 1, max = 7 } },
  zones = { deck = bag{ see = "none", refills_from = "aside" }, aside = bag{ see = "none" },
    hand = bag{ per = "seat", see = "owner" }, front = bag{ per = "seat" } },
  kinds = KINDS,
  vars = { tokens = { 0, per = "seat", min = 0, max = 9 }, out = { false, per = "seat" },
    safe = { false, per = "seat" } },
  events = {
    out = reveals "{1:seat} is out of the round, and shows the {2}.",
    equal = reveals "{1:seat} and {2:seat} hold equal cards.",
    wrong = reveals "{1:seat} does not hold that card.",
    round = reveals "{1:seat} wins the round and has {2}.",
  },
  verbs = {
    guard = card("guard", parts{ seat{ TARGETS }, choice{ { table.unpack(CARDS, 2) } } },
      as(FOE, { when = any.hand(chosen(2)), OUT, otherwise = tell(everyone, "wrong", me) })),
    priest = card("priest", seat{ TARGETS }, as(FOE, show(any.hand, actor))),
    baron = card("baron", seat{ TARGETS }, { when = is(RANK, as(FOE, RANK)), tell(everyone, "equal", me, FOE),
      otherwise = { when = FOE, as(best(me + FOE, -RANK), OUT) } }),
    handmaid = card("handmaid", pass{}, set("safe", true)),
    prince = card("prince", seat{ TARGETS + me }, as(chosen(1), { when = any.hand "princess", OUT,
      otherwise = { send(any.hand, "front"), draw("deck", "hand") } }), LONE),
    king = card("king", seat{ TARGETS }, trade("hand", FOE), LONE),
    countess = card("countess", pass{}, {}),
    princess = card("princess", pass{}, OUT),
  },
  setup = DEAL,
  turn = among(LEFT),
  turn_begins = { set("safe", false), draw("deck", "hand") },
  turn_ends = { when = no(any.deck) + is(count(LEFT), 1),
    as(BEST, { add("tokens", 1), tell(everyone, "round", me, var "tokens") }), turn_to(BEST),
    as(everyone, { send(any.hand, "deck"), send(any.front, "deck"), set("out", false), set("safe", false) }),
    send(any.aside, "deck"), DEAL },
  ends = { reveals{ seats(at_least(var "tokens", option "tokens")), "wins" } },
}
