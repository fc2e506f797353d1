-- Join your two edges of the board with an unbroken chain of stones.
return {
  name = "Hex",
  by = "Piet Hein; found again by John Nash",
  about = "Two players, two pairs of edges: join yours, and the other pair is cut apart.",
  seats = { "red", "blue" },

  options = {
    size = { 11, min = 3, max = 19, help = "Cells along each edge" },
    pie  = { true, help = "After the first stone the other player may change seats" },
  },
  card = function(o)
    return {
      "Each turn, put one stone of yours on an empty cell. Stones never move.",
      "Red joins the left edge with the right one, blue the bottom edge with the top one.",
      "An unbroken chain of stones between your two edges wins. There are no draws.",
      o.pie and "After red's first stone, the other player may change seats instead of placing."
        or "Nobody may change seats.",
    }
  end,

  board = function(o) return grid{ o.size, o.size, links = "hex" } end,
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
