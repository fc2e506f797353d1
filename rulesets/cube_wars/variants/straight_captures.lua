-- Cubes capture straight ahead and sideways; slanting they go onto empty squares only.
local SLANTING = { "forward_left", "forward_right" }
local FREE = empty - region("start", "any")

return {
  extends = "cube_wars",
  name = "Straight Captures",
  about = "A cube captures straight ahead or sideways, never slanting.",
  set = {
    ["verbs.move.2.dirs"] = "forward",
    ["verbs.move.4"] = step{ "cube", dirs = SLANTING, onto = FREE, progress = true },
  },
}
