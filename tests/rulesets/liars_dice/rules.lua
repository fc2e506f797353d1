-- A probe: dice under cups, bids, and doubts.
local IN, BIDDER = seats(at_least(var "dice", 1)), var "bidder"
local THERE = as(everyone, count(any.cup{ face = var "face" } + any.cup{ face = 1 }))  -- ones are wild
local SHAKE = { set("n", 1), set("face", 0), set("bidder", nowhere), as(everyone, roll("cup", var "dice")) }
local LIFT = { as(everyone, show(any.cup, everyone)), tell(everyone, "there_are", THERE, var "n") }
local LOSE = { add("dice", -1), tell(everyone, "loses", me, var "dice"), turn_to(me) }
local WIN = { { when = no(at_least(var "dice", option "dice")), add("dice", 1) }, turn_to(me) }
return {
  name = "Liar's Dice", by = "folk", about = "Bid on what lies under all the cups.",
  seats = function(o) return { table.unpack({ "ann", "bob", "cat", "dan", "eve", "fay" }, 1, o.players) } end,
  options = { players = { 3, min = 2, max = 6 }, dice = { 5, min = 1, max = 6 }, spot_on = { true } },
  zones = { cup = dice{ 6, per = "seat", see = "owner" } },
  vars = function(o) return { dice = { o.dice, per = "seat", min = 0, max = 6 }, n = { 1, min = 1, max = 36 },
    face = { 0, min = 0, max = 6 }, bidder = { type = "seat" } } end,
  events = { there_are = reveals "There are {1} of them; {2} were bid.",
    loses = "{1:seat} loses a die and has {2} left." },
  verbs = {
    bid = { parts{ number{ var "n", as(everyone, var "dice") }, number{ 1 + var "face" * is(chosen(1), var "n"), 6 } },
      does = { set("n", chosen(1)), set("face", chosen(2)), set("bidder", me) } },
    doubt = { pass{}, when = { BIDDER, "there is no bid" }, does = { LIFT,
      { when = at_least(THERE, var "n"), LOSE, otherwise = as(BIDDER, LOSE) }, SHAKE } },
    exact = { pass{}, when = { option "spot_on" * some(BIDDER), "there is no bid" }, does = { LIFT,
      { when = is(THERE, var "n"), WIN, otherwise = LOSE }, SHAKE } },
  },
  setup = SHAKE,
  turn = among(IN),
  ends = { { IN * is(count(IN), 1), "wins" } },
}
