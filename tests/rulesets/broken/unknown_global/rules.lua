-- says: unknown_global/rules.lua:8:40: error: unknown name 'maths' (did you mean "math"?)
-- A slip of the pen where no game ever leads.
return {
  name = "Unknown Global", seats = { "sun", "moon" },
  board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = { put = place{ "stone" } }, stuck = "draws",
  ends = { function(g)
    if g:size(own, 1) > 9 then return (maths.min(1, 2)) end
  end },
}
