-- says: answers_differ/rules.lua:8:39: error: verbs.put.allow: asked twice the same question, it answered yes, then no
-- A question gets another answer the second time, because the first one was noted.
local asked = false

return {
  name = "Answers Differ", seats = { "sun", "moon" },
  board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = { put = { place{ "stone" }, allow = function()
    asked = not asked
    return asked
  end } },
  stuck = "draws",
}
