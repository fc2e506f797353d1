-- A probe: dice, stacks, sending home, another turn for a six.
local RUNNER, LAST, TO = own "runner", region "last", near(own "runner", "e", var "rolled")
return {
  name = "Dice Race",
  seats = { "red", "blue", "green" },
  options = { length = { 30, min = 8, max = 99, help = "Squares to the end" } },
  board = function(o) return grid{ o.length, 1 } end,
  zones = { track = { holds = "stack" } },
  regions = function(o) return { first = { "A1" }, last = function(x) return x == o.length end } end,
  kinds = { runner = { begins_on = region "first", look = "pawn" } },
  vars = { rolled = { 0, max = 6 } },
  events = { roll = "{1:seat} rolls {2}.", home = "{1:seat} goes back to the start." },
  verbs = { roll = { pass{}, does = {
    roll("rolled", 6), tell(everyone, "roll", me, var "rolled"), { when = is(var "rolled", 6), go_on },
    { when = TO, send(RUNNER, TO, RUNNER), as(others, { when = RUNNER * as(actor, RUNNER) - LAST,
      send(RUNNER, region "first", RUNNER), tell(everyone, "home", me) }) },
  } } },
  ends = { { some(RUNNER * LAST), "wins" } },
}
