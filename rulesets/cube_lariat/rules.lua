-- Cut the three nuclear cells of a cube's surface apart with one group of yours.
return {
  name = "Cube Lariat",
  by = "Mark Steere (2024)",
  about = "On the surface of a cube, one group of yours has to isolate three nuclear cells from each other.",
  seats = { "black", "white" },

  options = {
    size    = { 4, min = 2, max = 10, even = true, help = "Octagons along an edge of the cube" },
    corners = { true, help = "The eight corner cells can be claimed" },
  },
  card = function(o)
    local middle = o.size // 2
    return {
      ("The nuclear cells are UF-%d, DR-%d and BL-%d, each in the middle of an edge."):format(middle, middle, middle),
      "Each turn, claim one unclaimed cell; black begins. Nuclear cells can be claimed, and stay nuclear.",
      "A group is one or more interconnected cells of yours.",
      "You win with a group that, all by itself, isolates the three nuclear cells from each other: "
        .. "take every cell that is not part of it for unclaimed. A nuclear cell in the group is isolated.",
      o.corners and "Every cell can be claimed." or "The eight corner cells cannot be claimed.",
      "After black's first cell, the other player may change seats instead of claiming one.",
    }
  end,

  board = function(o) return cube_surface(o.size) end,
  regions = function(o)
    local middle = o.size // 2
    return {
      nuclear = { "UF-" .. middle, "DR-" .. middle, "BL-" .. middle },
      corner  = function(_, _, _, name) return #name == 3 end,
    }
  end,
  zones = { surface = {} },
  kinds = { claim = {} },
  verbs = function(o) return { claim = place{ "claim", onto = o.corners and empty or empty - region "corner" } } end,
  ends = { cuts{ "claim", region "nuclear" } },
  pie = true,
}
