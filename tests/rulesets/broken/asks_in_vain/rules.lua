-- says: asks_in_vain/rules.lua:6:5: error: sun is asked for "remove" but has no answer: use offer, or check with can first
-- The first stone asks for an enemy's to be removed, when there is none yet.
return {
  name = "Asks in Vain", seats = { "sun", "moon" }, board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = {
    remove = { pick{ enemy }, asked = true, effect = function(g, _, cell) g.field:take(cell) end },
    put = { place{ "stone" }, effect = function(g, me) g:ask(me, "remove") end },
  },
  stuck = "draws",
}
