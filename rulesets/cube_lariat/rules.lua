-- Separate the three nuclear cells of a cube's surface with a single group of your pieces.
return {
  name = "Cube Lariat",
  by = "Mark Steere (2024)",
  about = "On the surface of a cube, isolate three nuclear cells from each other with one of your groups.",
  seats = { "black", "white" },

  options = {
    size    = { 4, min = 2, max = 10, even = true, help = "Octagons along an edge of the cube" },
    corners = { true, help = "The eight corner cells can be claimed" },
  },
  card = function(o)
    local n, middle = o.size, o.size // 2
    return {
      ("The board is the surface of a cube. Each of its six faces has %d by %d octagons. A small square lies wherever"
        .. " four octagons meet; those on the edges of the cube are folded over them. On each of the eight corners,"
        .. " where three octagons meet, lies a small cell with three sides. There are %d cells in all.")
        :format(n, n, 12 * n * n + 2),
      "The faces are called U, D, F, B, L and R: up, down, front, back, left and right. Two cells are neighbours if"
        .. " they share a side, also across the edges of the cube. On a flat net, a cell on an edge is drawn once but"
        .. " belongs to both faces in its name: UL-1 lies at the edge of L as well as of U. Such cells are numbered"
        .. " from the left, from the front or from below.",
      ("Three squares are nuclear cells, marked with an N: UF-%d in the middle of the edge between up and front, DR-%d"
        .. " between down and right, and BL-%d between back and left. No two of these edges belong to the same face.")
        :format(middle, middle, middle),
      "One player is black, the other white. Black begins, then you take turns. You cannot pass.",
      "On your turn, claim one unclaimed cell: colour it with your colour, for good. "
        .. (o.corners and "Any cell may be claimed" or "Any cell but the eight corner cells may be claimed")
        .. ". Nuclear cells may be claimed, too, and stay nuclear.",
      "Once only, after black's first cell, the other player may swap instead of claiming a cell: you change colours,"
        .. " the cell stays black, and the player who is now white goes on.",
      "A group is one cell of yours, or several that are connected as neighbours. You win as soon as one group of"
        .. " yours, all by itself, isolates the three nuclear cells from each other: even if all cells outside of it"
        .. " were unclaimed, nobody could go from one nuclear cell to another, neighbour by neighbour, without"
        .. " entering it.",
      "A nuclear cell in the group is isolated as well. So the group has to hold two of them; or hold one, and"
        .. " separate the other two; or separate all three. On a full board exactly one player has such a"
        .. " group, so there are no draws.",
    }
  end,

  board = function(o) return cube_surface(o.size) end,
  marks = { nuclear = "N" },
  look = function(o) return { regions = {
    nuclear = { fill = "orange", legend = "nuclear cells: isolate them from each other" },
    corner = not o.corners and { fill = "grey" } or nil,
  } } end,
  regions = function(o)
    local middle = o.size // 2
    return {
      nuclear = { "UF-" .. middle, "DR-" .. middle, "BL-" .. middle },
      corner  = not o.corners and function(_, _, _, name) return #name == 3 end or nil,
    }
  end,
  zones = { surface = {} },
  kinds = { claim = { look = "stone" } },
  verbs = function(o) return { claim = place{ "claim", onto = o.corners and empty or empty - region "corner" } } end,
  ends = { cuts{ "claim", region "nuclear" } },
  pie = true,
}
