-- The common map for the pawns, a private map for each player, and the rules.
local MAP = { labels = {}, edges = true }

return {
  { title = "The common map", "Pawns start on their homes. Nothing else belongs on this map.", { board = MAP } },
  { title = "The private map of {seat}", each = "seat",
    "Nobody but {seat} may see this map. The shaded home is {seat}'s own. Mark your treasures (T) and bombs (B), and "
      .. "rub out what is taken, blown up or defused.",
    { board = { labels = {}, edges = true, marked = "home" } } },
  { title = "The rules", { card = true } },
}
