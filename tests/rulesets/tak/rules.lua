-- A probe: towers that are strewn along a line, a few pieces at each cell. Ernest's and Rothfuss's Tak.
local ORTH = "orthogonal"
local BUSY = at_least(var "hand", 1) -- somebody carries pieces on
local PLAYS = var "begun" * no(BUSY)
local LOW, FLAG = empty + any "flat", own{ "flat", "cap" }
local ROAD = some(group(FLAG, region "west") * region "east" + group(FLAG, region "south") * region "north") * no(BUSY)
local BEYOND = ray(var "from", var "at", ORTH) - near(var "from", ORTH)
local FLATTEN = become(top(here, 2), { wall = "flat" })
-- All that is carried is put down, and all but one piece of it may go on.
local STREW = { when = at_least(lifted, 2), set("hand", lifted - 1), set("from", origin), set("at", here), go_on,
  otherwise = set("hand", 0) }

return {
  name = "Tak", by = "James Ernest and Patrick Rothfuss", seats = { "white", "black" },
  options = { size = { 5, min = 4, max = 6 } },
  board = function(o) return grid{ o.size, o.size } end,
  regions = function(o) return {
    west = function(x) return x == 1 end, east = function(x) return x == o.size end,
    south = function(_, y) return y == 1 end, north = function(_, y) return y == o.size end } end,
  zones = { field = { holds = "tower" } },
  kinds = { flat = { look = "disc" }, wall = {}, cap = { look = "rook" } },
  vars = function(o) return {
    begun = { false, per = "seat" }, hand = {}, from = { type = "cell" }, at = { type = "cell" },
    stones = { ({ [4] = 15, [5] = 21, [6] = 30 })[o.size], per = "seat" }, caps = { o.size // 5, per = "seat" } } end,
  verbs = function(o) return {
    open = { pick{ empty }, when = no(var "begun"),
      does = { as(others, { put("flat", here), add("stones", -1) }), set("begun", true) } },
    flat = { place{ "flat" }, when = { PLAYS, at_least(var "stones", 1) }, does = add("stones", -1) },
    wall = { place{ "wall" }, when = { PLAYS, at_least(var "stones", 1) }, does = add("stones", -1) },
    cap = { place{ "cap" }, when = { PLAYS, at_least(var "caps", 1) }, does = add("caps", -1) },
    move = { step{ own, dirs = ORTH, onto = LOW, lift = number{ 1, o.size } },
      step{ own "cap", dirs = ORTH, onto = any "wall", lift = number{ 1, 1 }, does = FLATTEN },
      when = PLAYS, does = STREW },
    on = { step{ own * var "at", dirs = ORTH, onto = LOW * BEYOND, lift = number{ 1, var "hand" } },
      step{ own "cap" * var "at", dirs = ORTH, onto = any "wall" * BEYOND, lift = number{ 1, 1 }, does = FLATTEN },
      when = BUSY, does = STREW },
    stop = { pass{}, when = BUSY, does = set("hand", 0) },
  } end,
  score = count(own "flat"),
  ends = { { ROAD, "wins", name = "a road" }, { as(others, ROAD), "loses", name = "a road" },
    { no(BUSY) * (no(empty) + is(var "stones" + var "caps", 0)), "score" }, idle(200, "score") },
}
