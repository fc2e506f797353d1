-- A probe: dice, stacks, sending home, another turn for a six.
return {
  name = "Dice Race",
  seats = { "red", "blue", "green" },
  options = { length = { 30, min = 8, max = 99, help = "Squares to the end" } },
  board = function(o) return grid{ o.length, 1 } end,
  zones = { track = { holds = "stack" } },
  regions = function(o) return { first = { "A1" }, last = function(x) return x == o.length end } end,
  kinds = { runner = { begins_on = region "first" } },
  vars = { rolled = { 0, max = 6 } },
  events = { roll = "{1:seat} rolls {2}.", home = "{1:seat} goes back to the start." },
  verbs = { roll = { pass{}, effect = function(g, me)
    g.rolled = g:roll(6)
    g:tell("all", "roll", me, g.rolled)
    local from = g.track:find("runner", me)
    local to = from + g.rolled
    if to > g.options.length then return end
    g.track:move(from, to, "runner", me)
    for foe in g:others(me) do
      if g.track:has(to, "runner", foe) and to < g.options.length then
        g.track:move(to, 1, "runner", foe)
        g:tell("all", "home", foe)
      end
    end
  end } },
  turn = function(g, me) return g.rolled == 6 and me or g:next(me) end,
  ends = { { some(own "runner" * region "last"), "wins" } },
}
