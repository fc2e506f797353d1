-- After a step you hear how near the closest bomb of each other player is.
return {
  extends = "cube_digger",
  name = "Bomb Sniffers",
  by = "Jonathan A. Leistiko and Sharon J. Cichelli",
  about = "After a step you are told how near the closest bomb of each other player is.",
  options = { sniff = { "between", "distance", help = "Told are the squares between you and the bomb, or the steps" } },
  events = {
    between  = reveals "Squares between {1:seat} and {2:seat}'s closest bomb: {3}.",
    distance = reveals "Steps from {1:seat} to {2:seat}'s closest bomb: {3}.",
    no_bombs = reveals "{1:seat} has no bombs left.",
  },
  after = { ["verbs.step.effect"] = function(g, me)
    local here, word = g.pawns:find("pawn", me), g.options.sniff
    for foe in g:others(me) do
      local steps = g.map[foe]:nearest(here, "bomb")
      if steps then g:tell("all", word, me, foe, word == "between" and steps - 1 or steps) end
      if not steps then g:tell("all", "no_bombs", foe) end
    end
  end },
}
