-- A mole burrows straight on from beside you, and blows up the first bomb of another player.
return {
  extends = "cube_digger", name = "Explosive Mole Launchers", by = "House Rules",
  about = "Instead of a step you may launch a mole, which burrows straight on until it meets a bomb.",
  options = {
    moles = { 2, min = 1, max = 20, help = "Moles that each player has" },
    burrow = { 4, min = 1, max = 20, help = "Squares that a mole burrows through at most" },
  },
  card = function(o) return {
    ("Everybody has %d mole%s. Instead of anything else you may launch one into a square beside your pawn: it burrows "
      .. "straight on, through %d square%s at most. It blows up in the first square with a bomb of another player, and "
      .. "every such bomb there is gone. Everybody is told how far it came. It passes pawns, treasures and bombs of "
      .. "your own."):format(o.moles, o.moles == 1 and "" or "s", o.burrow, o.burrow == 1 and "" or "s"),
  } end,
  vars = function(o) return { moles = { o.moles, per = "seat", min = 0, max = 20 } } end,
  events = {
    blast = reveals "{1:seat}'s mole blows up a bomb of {2:seat} at {3:cell}.",
    lost_mole = reveals "{1:seat}'s mole comes out of the ground at {2:cell}.",
  },
  verbs = { launch = { pick{ near(own "pawn") }, when = { at_least(var "moles", 1), "you have no mole left" },
    does = add("moles", -1),
    effect = function(g, me, cell)
      local way, last, blown = g:heading(g.pawns:find("pawn", me), cell), cell, false
      for _ = 1, g.options.burrow do
        for foe in g:others(me) do
          if g.map[foe]:at(cell) == "bomb" then
            g.map[foe]:take(cell)
            g:tell("all", "blast", me, foe, cell)
            blown = true
          end
        end
        last, cell = cell, g:link(cell, way)
        if blown or not cell then break end
      end
      if not blown then g:tell("all", "lost_mole", me, last) end
    end } },
}
