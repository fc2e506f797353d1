-- Cubes capture straight ahead and sideways; diagonally they go onto empty squares only.
local DIAGONAL = { "forward_left", "forward_right" }
local FREE = empty - region("start", "any")

return {
  extends = "cube_wars",
  name = "Straight Captures",
  about = "A cube captures straight ahead or sideways, never diagonally.",
  card = "Diagonally a cube may move forward onto an empty square only. Meeples capture as always.",
  set = {
    ["verbs.move.2.dirs"] = "forward",
    ["verbs.move.4"] = step{ "cube", dirs = DIAGONAL, onto = FREE, progress = true },
  },
}
