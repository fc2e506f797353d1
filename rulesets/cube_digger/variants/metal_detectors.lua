-- After a step you hear whether you came nearer to a hidden treasure.
return {
  extends = "cube_digger", name = "Metal Detectors", by = "Jonathan A. Leistiko and Sharon J. Cichelli",
  about = "After a step you are told whether you are closer to the nearest treasure of each other player, or farther.",
  card = {
    "After each step (and explosion) the others must also say whether your pawn is now closer to their nearest "
      .. "treasure than before, farther away or just as far, counted in steps. If they have none on their map, they "
      .. "say nothing.",
  },
  events = { detector = reveals "{1:seat} is {2} {3:seat}'s nearest treasure." },
  after = { ["verbs.step.effect"] = function(g, me, from)
    local here = g.pawns:find("pawn", me)  -- home, if a bomb went off
    for foe in g:others(me) do
      local was, is = g.map[foe]:nearest(from, "treasure"), g.map[foe]:nearest(here, "treasure")
      local word = is and (is < was and "closer to" or is > was and "farther from" or "just as far from")
      if word then g:tell("all", "detector", me, word, foe) end
    end
  end },
}
