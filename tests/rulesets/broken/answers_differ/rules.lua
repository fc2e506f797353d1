-- says: answers_differ/rules.lua:8:39: error: verbs.put.allow: the same question was answered with yes, then with no
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
