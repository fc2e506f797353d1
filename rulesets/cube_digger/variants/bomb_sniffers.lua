-- After a step you hear how near the closest bomb of each other player is.
return {
  extends = "cube_digger", name = "Bomb Sniffers", by = "Jonathan A. Leistiko and Sharon J. Cichelli",
  about = "After a step you are told how near the closest bomb of each other player is.",
  card = function(o) return {
    "After each step (and explosion) the others must also say " .. (o.sniff == "steps"
      and "how many steps your pawn is away from their closest bomb: one if it is beside you"
      or "how many squares lie between your pawn and their closest bomb: none if it is beside you")
      .. ". Count along squares that are beside each other, never diagonally. If they have no bombs left, they say so.",
  } end,
  options = { sniff = { "squares between", "steps", help = "Announce the squares in between, or the steps" } },
  events = {
    sniffed  = reveals "From {1:seat} to {2:seat}'s closest bomb ({3}): {4}.",
    no_bombs = reveals "{1:seat} has no bombs left that can be reached.",
  },
  after = { ["verbs.step.effect"] = function(g, me)
    for foe in g:others(me) do
      local steps, told = g.map[foe]:nearest(g.pawns:find("pawn", me), "bomb"), g.options.sniff
      if not steps then g:tell("all", "no_bombs", foe)
      else g:tell("all", "sniffed", me, foe, told, told == "steps" and steps or steps - 1) end
    end
  end },
}
