-- A probe: towers of which a part moves, as far as it has pieces. Sackson's Focus, also known as Domination.
local FIELD, SPARE = region "field", at_least(var "reserve", 1)
-- What is over the height comes off the bottom: own men into the reserve, others are captured.
local function trim(o)
  local MINE = total(holding(own) * here)
  return { when = at_least(total(here), o.height + 1), add("reserve", MINE),
    take(bottom(here, total(here) - o.height)), add("reserve", -MINE) }
end

return {
  name = "Focus", by = "Sid Sackson",
  seats = { "white", "black" },
  options = { height = { 5, min = 2, max = 9 } },
  board = grid{ 8, 8, links = "orthogonal" },
  regions = {
    field = function(x, y) return x > 1 and x < 8 and (y > 1 and y < 8 or x > 2 and x < 7) or y > 2 and y < 7 end,
    home = { function(x, y) return x > 1 and x < 8 and y > 1 and y < 8 and (x // 2 + y) % 2 == 0 end,
      function(x, y) return x > 1 and x < 8 and y > 1 and y < 8 and (x // 2 + y) % 2 == 1 end },
  },
  zones = { field = { holds = "tower", height = 18 } },
  kinds = { man = { begins_on = region "home", look = "disc" } },
  vars = { reserve = { 0, per = "seat", min = 0 } },
  verbs = function(o) return {
    move = { slide{ own, dirs = "orthogonal", over = FIELD, onto = FIELD, lift = number{ 1, o.height },
      exactly = lifted }, does = trim(o) },
    drop = { place{ "man", onto = FIELD }, when = SPARE, does = { add("reserve", -1), trim(o) } },
  } end,
  stuck = "loses",
  ends = { idle(100) },
}
