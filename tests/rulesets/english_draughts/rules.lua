-- A probe: compulsory jumps, and jumps that go on.
local AHEAD = { "forward_left", "forward_right" }

local function crown(g, me, cell)
  if g.field:at(cell) == "king" or not g:inside(cell, region "last", me) then return false end
  g.field:take(cell)
  g.field:put(cell, "king", me)
  return true
end

return {
  name = "English Draughts",
  seats = { { "black", faces = "n" }, { "white", faces = "s" } },
  board = grid{ 8, 8, links = "diagonal" },
  regions = {
    home = { function(x, y) return y <= 3 and (x + y) % 2 == 0 end,
             function(x, y) return y >= 6 and (x + y) % 2 == 0 end },
    last = { function(_, y) return y == 8 end, function(_, y) return y == 1 end },
  },
  zones = { field = {} },
  kinds = { man = { begins_on = region "home" }, king = {} },
  verbs = {
    jump = { jump{ "man", dirs = AHEAD }, jump{ "king" }, must = true,
      effect = function(g, me, _, to)
        if not crown(g, me, to) and g:can(me, "jump", to) then g:ask(me, "jump", to) end
      end },
    move = { step{ "man", dirs = AHEAD, progress = true }, step{ "king" },
      effect = function(g, me, _, to) crown(g, me, to) end },
  },
  stuck = "loses",
  ends = { idle(80) },
}
