-- Join your two edges of the board with an unbroken chain of stones.
return {
  name = "Hex",
  by = "Piet Hein and, independently, John Nash",
  about = "Join your two edges of the board before the other player joins theirs.",
  seats = { "red", "blue" },

  options = {
    size = { 11, min = 3, max = 19, help = "Cells along each edge" },
    pie  = { true, help = "The second player may swap seats after the first stone" },
  },
  card = function(o)
    return {
      ("The board is a diamond of %d by %d hexagons, empty at first."):format(o.size, o.size),
      "One player has red stones, the other blue ones. Red begins, then you take turns.",
      "On your turn, place one of your stones on any empty cell. Stones never move and are never taken off.",
      "Red wants to join the left edge of the board to the right edge, blue the bottom edge to the top edge."
        .. " A corner cell belongs to both of its edges.",
      "Two cells are neighbours if they share a side. The first player whose stones form an unbroken chain of"
        .. " neighbours between their own two edges wins. There are no draws.",
      o.pie and "Once only, after red's first stone, the other player may swap instead of placing a stone: you change"
        .. " colours, the stone stays where it is, and the player who is now blue goes on." or nil,
    }
  end,

  board = function(o) return grid{ o.size, o.size, links = "hex" } end,
  look = { regions = {
    near_edge = { fill = "owner", legend = "edges to join" }, far_edge = { fill = "owner", legend = "edges to join" },
  } },
  regions = function(o)
    return {
      near_edge = { function(x) return x == 1 end, function(_, y) return y == 1 end },
      far_edge  = { function(x) return x == o.size end, function(_, y) return y == o.size end },
    }
  end,
  zones = { stones = {} },
  kinds = { stone = {} },
  verbs = { place = place{ "stone" } },
  ends = { connects{ "stone", region "near_edge", region "far_edge" } },
  pie = function(o) return o.pie end,
}
