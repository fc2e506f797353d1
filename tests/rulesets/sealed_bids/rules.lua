-- A probe: all bid at once and in secret for pictures of known worth, one after the other.
local BEST = best(everyone, var "bid")
local LOT = { roll("picture", 10), tell(everyone, "lot", var "lot", var "picture"), at_once "bid" }
return {
  name = "Sealed Bids", by = "folk", about = "Bid in secret for pictures of known worth.",
  options = {
    players = { 3, min = 3, max = 5, help = "How many play" },
    money = { 20, min = 1, max = 1000000000, help = "What each player has" },
    lots = { 8, min = 1, max = 50, help = "How many pictures come under the hammer" },
    open_money = { false, help = "All see what everybody has left" },
  },
  seats = function(o) return { table.unpack({ "ann", "bob", "cat", "dan", "eve" }, 1, o.players) } end,
  vars = function(o) return { lot = { 1 }, picture = { 1 }, worth = { per = "seat" },
    money = { o.money, per = "seat", min = 0, see = o.open_money and "all" or "owner" },
    bid = { per = "seat", min = 0, see = "owner" } } end,
  events = { lot = "Picture {1} is worth {2}.", bids = reveals "{1:seat} has bid {2}.",
    gets = reveals "{1:seat} gets the picture." },
  verbs = { bid = { number{ 0, var "money" }, asked = true, secret = true, does = set("bid", chosen), done = {
    as(everyone, tell(everyone, "bids", me, var "bid")),
    { when = is(count(BEST), 1),
      as(BEST, { tell(everyone, "gets", me), add("money", -var "bid"), add("worth", var "picture") }) },
    add("lot", 1), { when = at_least(option "lots", var "lot"), LOT } } } },
  setup = LOT,
  score = var "money" + var "worth",
  ends = { { at_least(var "lot", 1 + option "lots"), "score", name = "all pictures are sold" } },
}
