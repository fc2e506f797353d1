-- A probe: a secret envelope, and suggestions that are answered to one.
local SORTS = { person = { "scarlet", "mustard", "white", "green", "peacock", "plum" },
  weapon = { "candlestick", "dagger", "pipe", "pistol", "rope", "spanner" },
  room = { "hall", "lounge", "kitchen", "study", "library", "cellar" } }
local KINDS, HIDE, DEAL = {}, {}, {}
for sort, names in pairs(SORTS) do
  for _, name in ipairs(names) do
    KINDS[name] = { sort = sort, zone = { sort .. "s", "rest", "envelope", "hand", "sheet", "table" },
      begins_in = { [sort .. "s"] = 1, sheet = 1 } }
  end
  HIDE[#HIDE + 1] = { draw(sort .. "s", "envelope"), send(any[sort .. "s"], "rest") }
end
for round = 1, 5 do DEAL[round] = as(everyone, draw("rest", "hand")) end
local function named(sort) return pick{ any.sheet{ sort = sort } + any.table{ sort = sort } } end
local function parts_of() return parts{ named "person", named "weapon", named "room" } end
local THREE, MINE, LEFT = chosen(1) + chosen(2) + chosen(3), any.hand * any.table, seats(no(var "out"))
local ON = as(next_seat - seats(var "asks"), { when = everyone, ask{ "answer", "cannot" } })
local function deck() return bag{ see = "none" } end
return {
  name = "Secret Envelope", by = "folk", about = "Find out who, with what and where.",
  seats = function(o) return { table.unpack({ "ann", "bob", "cat", "dan", "eve" }, 1, o.players) } end,
  options = { players = { 3, min = 3, max = 5 } },
  zones = { persons = deck(), weapons = deck(), rooms = deck(), rest = deck(), envelope = deck(),
    hand = bag{ per = "seat", see = "owner" }, sheet = bag{}, table = bag{} },
  kinds = KINDS,
  vars = { asks = { false, per = "seat" }, out = { false, per = "seat" }, solved = { false, per = "seat" } },
  events = { wrong = reveals "{1:seat} is wrong, and out of the search.", right = reveals "{1:seat} is right." },
  verbs = {
    suggest = { parts_of(), says = "suggests {1}, {2} and {3}", does = { send(any.table, "sheet"),
      send(THREE, "table"), set("asks", false, everyone), set("asks", true), ON } },
    answer = { pick{ MINE }, asked = true, secret = true, says = "shows a card",
      does = as(seats(var "asks"), as(actor, show(here, seats(var "asks")))) },
    cannot = { pass{}, asked = true, says = "can show none", when = no(MINE), does = ON },
    accuse = { parts_of(), says = "accuses {1}, {2} and {3}", does = {
      when = is(count(any.envelope * THREE), 3), tell(everyone, "right", me), set("solved", true),
      otherwise = { tell(everyone, "wrong", me), set("out", true) } } },
  },
  setup = { HIDE, DEAL },
  turn = among(LEFT),
  ends = { reveals{ seats(var "solved"), "wins" }, reveals{ no(LEFT), "draws" }, plies(500) },
}
