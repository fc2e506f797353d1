-- A probe: pieces that face a direction. Each rider goes on, or turns left or right, and leaves a wall.
return {
  name = "Light Cycles",
  about = "Ride on, turn left or turn right, and leave a wall behind. A rider who cannot move loses.",
  seats = { "red", "blue" },
  board = grid{ 5, 5, links = "orthogonal" },
  regions = { home = { { "B2" }, { "D4" } } },
  zones = { field = {} },
  kinds = { rider = { begins_on = region "home", look = "robot" }, wall = { owned = false } },
  vars = { facing = { type = "direction", per = "seat" } },
  setup = { set("facing", "n"), as(seats "blue", set("facing", "s")) },
  verbs = {
    ride = { step{ "rider", dirs = var "facing" + turned(var "facing", { "left", "right" }) },
      does = { put("wall", origin), set("facing", heading) } },
  },
  stuck = "loses",
}
