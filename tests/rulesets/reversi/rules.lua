-- A probe: placements that turn over what they bracket.
return {
  name = "Reversi",
  seats = { "dark", "light" },
  board = grid{ 8, 8 },
  zones = { field = {} },
  kinds = { disc = {} },
  verbs = { place = { place{ "disc", onto = empty * bracket(enemy, own) },
    effect = function(g, me, cell)
      for turned in g:bracketed(cell, enemy, own, me) do g.field:flip(turned, me) end
    end } },
  stuck = "pass",
  score = function(g, seat) return g:size(own, seat) end,
  setup = function(g)
    for name, seat in pairs{ D4 = 2, E4 = 1, D5 = 1, E5 = 2 } do g.field:put(g:cell(name), "disc", seat) end
  end,
}
