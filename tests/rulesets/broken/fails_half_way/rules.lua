-- says: fails_half_way/rules.lua:8: field:put: expected A1 to be empty, found "stone" of sun
-- An effect has already moved something when it fails: all of it is undone.
return {
  name = "Fails Half-way", seats = { "sun", "moon" },
  board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },
  vars = { count = {} },
  verbs = { put = { place{ "stone", onto = region "corner" }, effect = function(g, me, cell)
    g.count = 1 g.field:put(5, "stone", me) g.field:put(cell, "stone", me)
  end } }, stuck = "draws",
  regions = { corner = { "A1" } },
}
