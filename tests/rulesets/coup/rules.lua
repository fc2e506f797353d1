-- A probe: claims that the others, in order, may challenge or block. A false claim costs a card, as does a challenge of
-- a true one.
local KINDS = {}
for _, role in ipairs{ "duke", "assassin", "captain", "ambassador", "contessa" } do
  KINDS[role] = { role = role, begins_in = { deck = 3 } }
end
local DEED, DOER, TARGET, CLAIMER = var "deed", var "doer", var "target", var "claimer"
local IN, STOP, BLOCKED = seats(any.hand), set("deed", nowhere), no(DOER * CLAIMER)
local RIVALS, POOR = others * IN, { no(at_least(var "coins", 10)), "with ten coins you have to launch a coup" }
local LOSES = { when = any.hand, ask "lose" }
local LOST = { send(here, "lost", 1), { when = no(any.hand), set("coins", 0) } }
local COIN = { when = as(TARGET, at_least(var "coins", 1)), as(TARGET, add("coins", -1)), as(DOER, add("coins", 1)) }
-- A deed that nobody has stopped is done.
local ACT = {
  { when = is(DEED, "foreign_aid"), as(DOER, add("coins", 2)) },
  { when = is(DEED, "tax"), as(DOER, add("coins", 3)) },
  { when = is(DEED, "steal"), COIN, COIN },
  { when = is(DEED, "assassinate"), as(TARGET, LOSES) },
  { when = is(DEED, "exchange"),
    as(DOER, { draw("deck", "hand", 2), { when = any.hand, ask "give_back", ask "give_back" } }) },
  STOP,
}
-- Whoever does it may do it; now its target may block it.
local ALLOWED = { when = (is(DEED, "steal") + is(DEED, "assassinate")) * as(TARGET, any.hand),
  anyone_may("block", TARGET), otherwise = ACT }
local function begin(deed, target) return { set("deed", deed), set("doer", me), target and set("target", target) } end
local function claim(role) return { set("claim", role), set("claimer", me), anyone_may("challenge", RIVALS) } end

return {
  name = "Coup", by = "Rikki Tahta", api = 4, about = "Claim to be who you like, and be the last with a card.",
  seats = function(o) return { table.unpack({ "Ann", "Bob", "Cat", "Dan", "Eve", "Fay" }, 1, o.players) } end,
  options = { players = { 4, min = 2, max = 6 } },
  zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" }, lost = bag{ per = "seat" } },
  kinds = KINDS,
  vars = {
    coins = { 2, per = "seat", min = 0, max = 12 }, claim = { of = "role" },
    deed = { words = { "foreign_aid", "tax", "steal", "assassinate", "exchange" } },
    doer = { type = "seat" }, target = { type = "seat" }, claimer = { type = "seat" }, doubter = { type = "seat" },
  },
  verbs = {
    income = { pass{}, when = POOR, says = "takes income", does = add("coins", 1) },
    foreign_aid = { pass{}, when = POOR, says = "asks for foreign aid",
      does = { begin "foreign_aid", anyone_may("block", RIVALS) } },
    coup = { seat{ RIVALS }, when = { at_least(var "coins", 7), "a coup costs seven coins" },
      says = "launches a coup on", does = { add("coins", -7), as(chosen, LOSES) } },
    tax = { pass{}, when = POOR, says = "taxes as the duke", does = { begin "tax", claim "duke" } },
    assassinate = { seat{ RIVALS }, when = { POOR, { at_least(var "coins", 3), "an assassin costs three coins" } },
      does = { add("coins", -3), begin("assassinate", chosen), claim "assassin" } },
    steal = { seat{ RIVALS * seats(at_least(var "coins", 1)) }, when = POOR, says = "as the captain steals from",
      does = { begin("steal", chosen), claim "captain" } },
    exchange = { pass{}, when = POOR, says = "exchanges cards as the ambassador",
      does = { begin "exchange", claim "ambassador" } },
    block = { choice{ { "duke", "captain", "ambassador", "contessa" }, when = { duke = is(DEED, "foreign_aid"),
        captain = is(DEED, "steal"), ambassador = is(DEED, "steal"), contessa = is(DEED, "assassinate") } },
      asked = true, says = "blocks as the", does = claim(chosen), declined = ACT },
    challenge = { pass{}, asked = true,
      does = { set("doubter", me), as(CLAIMER, { when = any.hand, ask{ "prove", "admit" } }) },
      declined = { when = BLOCKED, STOP, otherwise = ALLOWED } },
    prove = { pick{ any.hand{ role = var "claim" } }, asked = true, says = "proves to be the",
      does = { send(here, "deck", 1), draw("deck", "hand"), { when = BLOCKED, STOP }, as(var "doubter", LOSES) } },
    admit = { pick{ any.hand }, asked = true, says = "cannot prove it and loses the",
      does = { { when = BLOCKED, LOST, ACT,
        otherwise = { { when = is(DEED, "assassinate"), add("coins", 3) }, STOP, LOST } } } },
    lose = { pick{ any.hand }, asked = true, says = "loses the", does = { LOST, { when = DEED, ALLOWED } } },
    give_back = { pick{ any.hand }, asked = true, secret = true, says = "gives back", does = send(here, "deck", 1) },
  },
  setup = as(everyone, draw("deck", "hand", 2)),
  turn = among(IN),
  ends = { { IN * is(count(IN), 1), "wins" } },
}
