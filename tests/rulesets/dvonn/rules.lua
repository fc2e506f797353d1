-- A probe: towers that move as far as they are high, and fall off where nothing holds them. Burm's DVONN.
local ROWS = { { 3, 11 }, { 2, 11 }, { 1, 11 }, { 1, 10 }, { 1, 9 } }
local rim = {}
for y, row in ipairs(ROWS) do
  for x = row[1], row[2] do
    if y == 1 or y == 5 or x == row[1] or x == row[2] then rim[#rim + 1] = string.char(64 + x) .. y end
  end
end
local PLACED = no(empty * region "field")

return {
  name = "DVONN", by = "Kris Burm",
  seats = { "white", "black" },
  board = grid{ 11, 5, links = "hex" },
  regions = { rim = rim, field = function(x, y) return x >= ROWS[y][1] and x <= ROWS[y][2] end },
  zones = { field = { holds = "tower", height = 49 } },
  kinds = { ring = {}, dvonn = { owned = false, look = "nought" } },
  vars = { begun = { false } },
  verbs = {
    put = {
      place{ "dvonn", onto = empty * region "field", when = no(var "begun") - at_least(count(any "dvonn"), 3) },
      place{ "ring", onto = empty * region "field",
        when = at_least(count(any "dvonn"), 3) - var "begun" },
      does = { when = PLACED, set("begun", true), go_on },
    },
    move = { slide{ own * (near(empty) + region "rim"), over = everywhere, onto = filled, exactly = lifted },
      when = var "begun", does = take(filled - group(filled, holding(any "dvonn"))) },
  },
  stuck = "pass",
  score = total(own),
}
